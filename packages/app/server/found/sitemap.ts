import type { Portal } from '@sauda/sdk'
import { type AdAddress, type AdAddressPart, adAddresses } from '@sauda/sdk/ads'
import { LANGUAGES, type Language, localPath } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { escapeXml } from './xml.ts'

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'

/** A page in both languages: its Russian path, and when it has last changed. */
export type Entry = { readonly path: string; readonly changedAt?: string | undefined }

/** The index: the file of the pages, and a file for each part of the ads. */
export function sitemapIndex(parts: readonly AdAddressPart[], origin: string): string {
  const pages = `<sitemap><loc>${origin}/sitemap/pages.xml</loc></sitemap>`
  const ads = parts.map(
    ({ part, changed_at }) =>
      `<sitemap><loc>${origin}/sitemap/ads-${part}.xml</loc><lastmod>${changed_at}</lastmod></sitemap>`,
  )
  return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${[pages, ...ads].join('\n')}</sitemapindex>\n`
}

/** A file of a sitemap, batch by batch: a batch is written before the next one is read. */
export async function* sitemapFile(
  batches: AsyncIterable<readonly Entry[]> | Iterable<readonly Entry[]>,
  origin: string,
): AsyncGenerator<string> {
  yield `${HEAD}<urlset ${NAMESPACES}>\n`
  for await (const batch of batches) yield batch.map((entry) => entryXml(entry, origin)).join('')
  yield '</urlset>\n'
}

/** The ads of one part, read as they are needed. */
export async function* adEntries(
  portal: Portal,
  part: number,
  first: readonly AdAddress[],
): AsyncGenerator<Entry[]> {
  let rows = first
  for (let last = rows.at(-1); last; last = rows.at(-1)) {
    yield rows.map(({ id, changed_at }) => ({ path: paths.ad(id), changedAt: changed_at }))
    rows = (await adAddresses(portal, { part, after: last.id })).items
  }
}

/** Both addresses of a page; each names all, as search engines ask. */
function entryXml({ path, changedAt }: Entry, origin: string): string {
  const at = (language: Language) => escapeXml(origin + localPath(path, language))
  const links = [
    ...LANGUAGES.map((it) => `<xhtml:link rel="alternate" hreflang="${it}" href="${at(it)}"/>`),
    `<xhtml:link rel="alternate" hreflang="x-default" href="${at('ru')}"/>`,
  ].join('')
  const changed = changedAt ? `<lastmod>${changedAt}</lastmod>` : ''
  return LANGUAGES.map((it) => `<url><loc>${at(it)}</loc>${changed}${links}</url>\n`).join('')
}
