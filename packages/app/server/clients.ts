import * as build from 'virtual:react-router/server-build'
import type { Language } from '@sauda/sdk/language'
import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'

/** The files of one language's client: which of them each page loads. */
export type ClientAssets = ServerBuild['assets']

/** Answers with pages that load the client of their language. */
export type Clients = { answering: (url: URL, language: Language) => RequestHandler }

/** The pages with the client of each language; without `assets` one client serves both, as in development. */
export function clientsOf(assets: Partial<Record<Language, ClientAssets>>): Clients {
  const clients = { ru: clientOf(assets.ru), kk: clientOf(assets.kk) }
  return {
    answering(url, language) {
      // The address under which a client asks for more of its list of files tells no language, only the list's version.
      const asking =
        url.pathname === build.routeDiscovery.manifestPath
          ? Object.values(clients).find(({ version }) => version === url.searchParams.get('version'))
          : undefined
      return (asking ?? clients[language]).answer
    },
  }
}

function clientOf(assets: ClientAssets = build.assets) {
  const answer = createRequestHandler({ ...build, assets }, import.meta.env.MODE)
  return { version: assets.version, answer }
}
