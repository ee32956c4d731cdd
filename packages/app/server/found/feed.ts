import type { Promotion } from '@sauda/sdk/content'
import { inLanguage, type Language, localPath } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { summaryOf } from '../../app/features/found/event-thing.ts'
import { promotionsFeed } from '../../app/features/found/promotion-paths.ts'
import { foundWords } from '../../app/features/found/words.ts'
import { escapeXml } from './xml.ts'

/** The promotions of the shops as RSS 2.0, the one changed last first. */
export function promotionFeed(
  promotions: readonly Promotion[],
  { language, origin }: { language: Language; origin: string },
): string {
  const words = foundWords[language]
  const at = (path: string) => escapeXml(origin + localPath(path, language))
  const newest = promotions.toSorted((a, b) => (a.updated_at < b.updated_at ? 1 : -1))
  const items = newest.map(
    (it) => `<item>
<title>${escapeXml(inLanguage(it, 'title', language))}</title>
<link>${at(paths.promotion(it.id))}</link>
<guid>${at(paths.promotion(it.id))}</guid>
<pubDate>${new Date(it.updated_at).toUTCString()}</pubDate>
<description>${escapeXml(summaryOf(it, language) ?? '')}</description>
</item>
`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapeXml(words.feed)}</title>
<link>${at(paths.promotions)}</link>
<description>${escapeXml(words.feedAbout)}</description>
<language>${language}</language>
<atom:link href="${at(promotionsFeed)}" rel="self" type="application/rss+xml"/>
${items.join('')}</channel></rss>
`
}
