import { sql } from 'kysely'
import type { Db } from '../../platform/database/transaction.ts'

export interface NamedRow {
  id: number
  name: string
  name_kk: string | null
}

export interface ShopRow {
  id: number
  /** The sign over the door. */
  name: string
  company: string
}

/** What the search knows by name, as it stands in the database. */
export interface Reference {
  brands: NamedRow[]
  parts: NamedRow[]
  services: NamedRow[]
  shops: ShopRow[]
  rooms: { id: number; number: string }[]
  /** Names that entries had before, with the names that they have. */
  former: {
    kind: 'brand' | 'part' | 'service'
    was: string
    was_kk: string | null
    id: number
    name: string
    name_kk: string | null
  }[]
  own: { text: string; folded: string; kind: string; target: string; is_hidden: boolean }[]
}

/** Changes with every committed change of what `readReference` returns. */
export async function readVersion(db: Db): Promise<string | null> {
  const found = await sql<{ version: string }>`select version from search_state`.execute(db)
  return found.rows[0]?.version ?? null
}

export async function readReference(db: Db): Promise<Reference> {
  const found = await sql<Reference>`select
    (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'name_kk', null) order by id), '[]')
      from brands) as brands,
    (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'name_kk', name_kk) order by id), '[]')
      from spare_parts) as parts,
    (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'name_kk', name_kk) order by id), '[]')
      from services) as services,
    (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.sign, 'company', c.company) order by c.id),
      '[]') from companies c
      where exists (select from rooms where rooms.company_id = c.id)) as shops,
    (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'number', number) order by id), '[]') from rooms) as rooms,
    (select coalesce(jsonb_agg(jsonb_build_object('kind', f.kind, 'was', f.name, 'was_kk', f.name_kk, 'id', f.entry_id,
      'name', coalesce(b.name, p.name, s.name), 'name_kk', coalesce(p.name_kk, s.name_kk)) order by f.kind, f.name), '[]')
      from former_names f left join brands b on f.kind = 'brand' and b.id = f.entry_id
      left join spare_parts p on f.kind = 'part' and p.id = f.entry_id
      left join services s on f.kind = 'service' and s.id = f.entry_id
      where coalesce(b.name, p.name, s.name) is not null) as former,
    (select coalesce(jsonb_agg(jsonb_build_object('text', text, 'folded', folded, 'kind', kind, 'target', target,
      'is_hidden', is_hidden) order by id), '[]') from search_aliases) as own`.execute(db)
  const [reference] = found.rows
  if (!reference) throw new Error('A select without a table returns one row')
  return reference
}

/** The words of the newest ads, and in how many of these they occur. */
export interface SeenWord {
  word: string
  ads: number
}

/** Enough to know the words that ads have; a word of rarer ads is searched for as it is. */
const READ_ADS = 5000

export async function readWords(db: Db): Promise<{ titles: SeenWord[]; texts: SeenWord[] }> {
  const titles = await sql<SeenWord>`
    select word, count(*)::int as ads from (
      select distinct ad_id, unnest(string_to_array(regexp_replace(lower(concat_ws(' ', card->>'title', card->>'title_kk')),
        '[][ ,.:;()/«»"+–-]+', ' ', 'g'), ' ')) as word
      from (select ad_id, card from ad_listings order by sort_at desc, ad_id desc limit ${READ_ADS}) newest) said
    where word <> '' group by word`.execute(db)
  const texts = await sql<SeenWord>`
    select word, count(*)::int as ads from (
      select distinct ad_id, unnest(string_to_array(words, ' ')) as word
      from (select ad_id, words from ad_listings order by sort_at desc, ad_id desc limit ${READ_ADS}) newest) said
    where word <> '' group by word`.execute(db)
  return { titles: titles.rows, texts: texts.rows }
}
