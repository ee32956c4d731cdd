import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { ClientAssets } from './clients.ts'
import { APP } from './folders.ts'
import { mountAssets } from './mount.ts'
import type { PagesOptions } from './pages.ts'

type Pages = typeof import('./pages.ts')

/** Mounts pages on a server and returns what renders them. */
type MountPages = (fastify: FastifyInstance, options: PagesOptions) => Promise<RequestListener>

/** Loads the built pages, which takes a second of a processor. They are mounted afterwards, with their scripts and styles. */
export async function loadPages(): Promise<MountPages> {
  const { createPages }: Pages = await import(builtModule('build/pages/ru/server/index.js'))
  const { default: kk }: { default: ClientAssets } = await import(
    builtModule('build/pages/kk/server/index.js')
  )
  return async (fastify, options) => {
    await mountAssets(fastify, join(APP, 'build/pages/client'))
    return createPages(options, { kk })
  }
}

/** The pages from their sources, with hot reload: Vite runs in this process and on this port. */
export async function hotPages(fastify: FastifyInstance, options: PagesOptions): Promise<RequestListener> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: APP,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: fastify.server } },
  })
  fastify.addHook('onClose', () => vite.close())

  const listeners = new WeakMap<Pages, RequestListener>()
  return (request, response) => {
    vite.middlewares(request, response, async (problem: unknown) => {
      try {
        if (problem) throw problem
        // The module object stays the same until one of its files changes.
        const pages = (await vite.ssrLoadModule('/server/pages.ts')) as Pages
        const listener = listeners.get(pages) ?? pages.createPages(options)
        listeners.set(pages, listener)
        listener(request, response)
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error)
        console.error(error)
        response.writeHead(500).end(error instanceof Error ? error.stack : String(error))
      }
    })
  }
}

function builtModule(path: string): string {
  return pathToFileURL(join(APP, path)).href
}
