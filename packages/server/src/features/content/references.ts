import type { components } from '@sauda/sdk'
import { contentFieldsOf } from '@sauda/sdk/content-editor'
import type { Db } from '../../platform/database/transaction.ts'
import type { ContentSet, Fields } from './content-columns.ts'
import { picturesIn } from './markdown/pictures.ts'
import {
  countLevels,
  findEntries,
  findImages,
  findPlates,
  findServicesById,
  type ImageRow,
  type LevelRow,
} from './reference-queries.ts'

type Schemas = components['schemas']

/** What entries refer to, by id or key. What is not there is left out. */
export interface References {
  images: ReadonlyMap<string, ImageRow>
  rooms: ReadonlyMap<number, Schemas['Plate']>
  services: ReadonlyMap<number, Schemas['Named']>
  entries: ReadonlySet<number>
  levels: ReadonlyMap<number, LevelRow>
}

/** Returns the keys of the pictures that an entry names. */
export function picturesOf({ image, text, text_kk }: Fields): string[] {
  return [...new Set([...(image ? [image.key] : []), ...picturesIn(text), ...picturesIn(text_kk)])]
}

/** Reads at once what entries of a set refer to. */
export async function readReferences(db: Db, set: ContentSet, all: readonly Fields[]): Promise<References> {
  const rooms = all.flatMap(({ room_ids }) => room_ids ?? [])
  const services = all.flatMap(({ service_id }) => service_id ?? [])
  const entries = contentFieldsOf(set).map(async ([name, field]) => {
    if (field.is !== 'entry') return []
    return findEntries(db, field.of, all.flatMap((fields) => Number(fields[name] ?? 0)).filter(Boolean))
  })
  return {
    images: byKey(await findImages(db, all.flatMap(picturesOf)), ({ key }) => key),
    rooms: byKey(await findPlates(db, [...new Set(rooms)]), ({ id }) => id),
    services: byKey(await findServicesById(db, [...new Set(services)]), ({ id }) => id),
    entries: new Set((await Promise.all(entries)).flat()),
    levels: byKey(set === 'tier' ? await countLevels(db) : [], ({ level }) => level),
  }
}

const byKey = <Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): ReadonlyMap<Key, Row> =>
  new Map(rows.map((row) => [keyOf(row), row]))
