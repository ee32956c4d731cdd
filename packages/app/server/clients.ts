import * as build from 'virtual:react-router/server-build'
import type { Language } from '@sauda/sdk/language'
import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'

/** The manifest of one language's client: the files that each page loads. */
export type ClientAssets = ServerBuild['assets']

/** Selects the request handler whose pages load the client of their language. */
export type Clients = { answering: (url: URL, language: Language) => RequestHandler }

/** Creates the pages with each language's client; without `assets` one client serves both, as in development. */
export function clientsOf(assets: Partial<Record<Language, ClientAssets>>): Clients {
  const clients = { ru: clientOf(assets.ru), kk: clientOf(assets.kk) }
  return {
    answering(url, language) {
      // A request for a part of the manifest has no language, only the manifest's version.
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
