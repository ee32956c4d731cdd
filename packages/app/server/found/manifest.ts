import { type Language, localeName, localPath } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { foundWords } from '../../app/features/found/words.ts'
import { siteWords } from '../../app/features/site/words.ts'
import { shellWords } from '../../app/shell/words.ts'

/** What a browser needs to install the portal as an app, in a language. */
export function manifestOf(language: Language): object {
  const { site } = shellWords[language]
  const { header } = siteWords[language]
  return {
    id: localPath(paths.home, language),
    name: site.title,
    short_name: site.name,
    description: foundWords[language].description,
    lang: localeName(language).replace('_', '-'),
    dir: 'ltr',
    start_url: localPath(paths.home, language),
    scope: '/',
    display: 'standalone',
    background_color: '#f4f6f5',
    theme_color: '#f4f6f5',
    categories: ['shopping', 'business'],
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
      { src: '/icons/icon-192.png', type: 'image/png', sizes: '192x192', purpose: 'any' },
      { src: '/icons/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any' },
      { src: '/icons/maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: header.catalogue, url: localPath(paths.ads, language) },
      { name: header.newAd, url: localPath(paths.adCreate, language) },
    ],
  }
}
