import * as paths from '@sauda/sdk/paths'
import { drain, stopOnSignal } from '@sauda/server/stopping'
import { whyNot } from '@sauda/server/why-not'
import { readConfiguration } from './server/configuration.ts'
import { mountFound } from './server/found/mount-found.ts'
import { hotPages, loadPages } from './server/listeners.ts'
import { mountPages } from './server/mount.ts'

/** The entry point: API and pages in one process on one port; with API_URL, only the pages. */
async function serve(): Promise<void> {
  const configuration = readConfiguration(process.env, process.argv)
  const { apiUrl, publicUrl, pushHost, ncaLayerUrl, egovMobile, analytics, demo, dev, host, port } =
    configuration
  // React and the router select their build by NODE_ENV, so it is set before they are loaded.
  process.env.NODE_ENV ??= dev ? 'development' : 'production'

  const opening = apiUrl
    ? (await import('./server/distant-api.ts')).reachApi(apiUrl, { publicUrl, drain })
    : (await import('./server/own-api.ts')).openApi(configuration)
  // While the thread of the database opens it. If the database fails, that is what is reported.
  const loading = dev ? Promise.resolve(hotPages) : loadPages()
  loading.catch(() => undefined)
  const api = await opening
  const pages = await (await loading)(api.fastify, {
    api: api.door,
    ...(publicUrl && { publicUrl }),
    ...(pushHost && { pushHost }),
    ...(ncaLayerUrl && { ncaLayerUrl }),
    ...(egovMobile && { egovMobile }),
    ...(analytics && { analytics }),
    demo,
  })
  await mountFound(api.fastify, { api: api.door, ...(publicUrl && { publicUrl }) })
  await mountPages(api.fastify, pages)
  const address = await api.fastify.listen({ host, port })
  const root = publicUrl?.origin ?? address
  console.log(`Sauda: ${root}`)
  if (api.consoleToken) console.log(`Letters: ${root}${paths.letters}?token=${api.consoleToken}`)

  stopOnSignal(api.close)
}

try {
  await serve()
} catch (error) {
  console.error(whyNot(error))
  process.exit(1)
}
