import { buffer } from 'node:stream/consumers'
import type { Entry, ZipFile } from 'yauzl'
import { createMarkup, type Piece } from './markup.ts'

/** A sheet of a spreadsheet, in the order of its tabs. */
export interface Sheet {
  name: string
  /** Whether people who open the file do not see it. */
  isHidden: boolean
  /** Path of its part; null if the file does not say. */
  path: string | null
}

/** Reads the list of sheets, which names their parts by relations. */
export async function sheetsIn(zip: ZipFile, entries: ReadonlyMap<string, Entry>): Promise<Sheet[]> {
  const paths = new Map<string, string>()
  for (const { name, attributes } of await tagsOf(zip, entries.get('xl/_rels/workbook.xml.rels'))) {
    const target = attributeOf(attributes, 'Target')
    if (name === 'Relationship' && target !== null)
      paths.set(
        attributeOf(attributes, 'Id') ?? '',
        target.startsWith('/') ? target.slice(1) : `xl/${target}`,
      )
  }
  const tags = await tagsOf(zip, entries.get('xl/workbook.xml'))
  return tags
    .filter(({ name }) => name === 'sheet')
    .map(({ attributes }) => ({
      name: attributeOf(attributes, 'name') ?? '',
      isHidden: ['hidden', 'veryHidden'].includes(attributeOf(attributes, 'state') ?? ''),
      path: paths.get(attributeOf(attributes, '[\\w.-]+:id') ?? '') ?? null,
    }))
}

type Tag = Exclude<Piece, { kind: 'text' }>

async function tagsOf(zip: ZipFile, entry: Entry | undefined): Promise<Tag[]> {
  if (!entry) return []
  const tags: Tag[] = []
  const split = createMarkup((piece) => {
    if (piece.kind === 'open' || piece.kind === 'empty') tags.push(piece)
  })
  split((await buffer(await zip.openReadStreamPromise(entry))).toString(), true)
  return tags
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Returns the value of an attribute; null if there is none. @param name as a part of a regular expression */
function attributeOf(attributes: string, name: string): string | null {
  const [, , value] = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(["'])(.*?)\\1`, 's').exec(attributes) ?? []
  return value === undefined ? null : value.replace(/&(\w+);/g, (all, entity) => ENTITIES[entity] ?? all)
}
