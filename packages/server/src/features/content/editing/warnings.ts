import { setImmediate } from 'node:timers/promises'
import type { components } from '@sauda/sdk'
import type { Db } from '../../../platform/database/transaction.ts'
import type { Fields } from '../content-columns.ts'
import { picturesIn } from '../markdown/pictures.ts'
import { renderMarkdown } from '../markdown/render.ts'
import { findImages } from '../reference-queries.ts'
import { isPortalPath } from './portal-paths.ts'

type Warning = components['schemas']['ContentWarning']

const MOST = 50

/** What visitors do not get of an entry's texts, and which of its links lead nowhere. */
export async function warningsOf(db: Db, fields: Fields): Promise<Warning[]> {
  const texts = (['text', 'text_kk'] as const).flatMap((field) => {
    const text = fields[field]
    return text ? [{ field, text }] : []
  })
  const keys = texts.flatMap(({ text }) => picturesIn(text))
  const images = new Map((await findImages(db, [...new Set(keys)])).map((image) => [image.key, image]))
  const warnings: Warning[] = []
  for (const { field, text } of texts) {
    const { removed, links } = renderMarkdown(text, images)
    warnings.push(...removed.map((one) => ({ ...one, field })), ...broken(links, field))
    // Other requests take their turn between the texts.
    await setImmediate()
  }
  return [...warnings, ...broken(fields.link ? [fields.link] : [], 'link')].slice(0, MOST)
}

function broken(links: readonly string[], field: string): Warning[] {
  return [...new Set(links)]
    .filter((link) => link.startsWith('/') && !isPortalPath(link))
    .map((link) => ({ code: 'link_broken', field, detail: link.slice(0, 120) }))
}
