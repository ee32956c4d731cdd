import type { ContentFields, ContentSet } from '../generated/schemas.ts'

/** The name of a field that an editor writes, also of a Kazakh version: `title`, `title_kk`. */
export type ContentFieldName = keyof ContentFields

/** What a field holds. Those in two languages have a second field with `_kk`. */
export type ContentField = {
  /** It must be written before the entry can be published. */
  must?: true
} & (
  | {
      /** The kind of the field: of a text a line, some lines or Markdown. */
      is: 'line' | 'plain' | 'markdown'
      /** Characters of a text, bytes of Markdown in UTF-8. */
      longest: number
    }
  | { is: 'word'; longest: number }
  | { is: 'slug' | 'link' | 'web' | 'email' | 'day' | 'service' | 'rooms' | 'image' }
  | { is: 'phones' | 'hours' | 'exceptions' }
  | { is: 'code'; codes: readonly string[] }
  | { is: 'number'; least: number; most: number }
  | { is: 'entry'; of: ContentSet }
)

/** The fields in two languages. */
export const isTranslated = ({ is }: ContentField) => is === 'line' || is === 'plain' || is === 'markdown'

/** What a set is made of. */
export interface ContentShape {
  /** Whether there is one entry at most, whose publications have numbers. */
  isSingle: boolean
  /** Its fields by name, those in two languages by their Russian one, in the order of the editor. */
  fields: Partial<Record<ContentFieldName, ContentField>>
}

/** Bytes of a Markdown text in UTF-8. */
const LONGEST_CONTENT_TEXT = 200_000

const line = (longest = 160): ContentField => ({ is: 'line', longest })
const plain = (longest = 1000): ContentField => ({ is: 'plain', longest })
const must = <F extends ContentField>(field: F): F & { must: true } => ({ ...field, must: true })
const number = (least: number, most: number): ContentField => ({ is: 'number', least, most })
const code = (...codes: string[]): ContentField => ({ is: 'code', codes })

const TEXT: ContentField = { is: 'markdown', longest: LONGEST_CONTENT_TEXT }
const IMAGE: ContentField = { is: 'image' }
const LEVEL = number(1, 5)
const ICON = code(
  ...['parking', 'food', 'coffee', 'wifi', 'delivery', 'pickup', 'atm', 'cargo', 'security', 'kids'],
  ...['elevator', 'wash', 'tyre', 'repair', 'shield', 'price', 'people', 'clock', 'box', 'star'],
)

const list = (fields: ContentShape['fields']): ContentShape => ({ isSingle: false, fields })
const single = (fields: ContentShape['fields']): ContentShape => ({ isSingle: true, fields })

const CENTRE_TEXT = single({ title: must(line()), lead: plain(500), text: must(TEXT) })

/** The sets in the order of the editor. What is checked, stored and returned of an entry follows from its fields. */
export const CONTENT_SHAPES: Record<ContentSet, ContentShape> = {
  slider: list({
    title: must(line(90)),
    lead: plain(240),
    button: line(40),
    link: { is: 'link' },
    promotion_id: { is: 'entry', of: 'sliderDetail' },
    image: must(IMAGE),
  }),
  sliderDetail: list({
    title: must(line()),
    summary: plain(400),
    text: must(TEXT),
    starts_on: must({ is: 'day' }),
    ends_on: { is: 'day' },
    room_ids: { is: 'rooms' },
    image: IMAGE,
  }),
  about: CENTRE_TEXT,
  aboutOption: list({ title: must(line()), summary: plain(400), value: line(40), icon: ICON }),
  infrastructure: list({
    title: must(line()),
    summary: plain(),
    level: LEVEL,
    icon: ICON,
    image: IMAGE,
  }),
  infrastructureOption: list({
    infrastructure_id: must({ is: 'entry', of: 'infrastructure' }),
    title: must(line()),
    value: line(80),
  }),
  vehicleMaintenance: list({
    title: must(line()),
    summary: plain(),
    service_id: { is: 'service' },
    room_ids: { is: 'rooms' },
    price_from: number(0, 1_000_000_000),
    image: IMAGE,
  }),
  tier: list({ level: must(LEVEL), title: must(line()), summary: plain() }),
  awards: list({
    title: must(line()),
    giver: line(),
    year: must(number(1990, 2100)),
    image: IMAGE,
  }),
  partner: list({ name: must({ is: 'word', longest: 120 }), link: { is: 'web' }, image: IMAGE }),
  contact: single({
    phones: must({ is: 'phones' }),
    address: must(line(240)),
    email: { is: 'email' },
    hours: must({ is: 'hours' }),
    exceptions: { is: 'exceptions' },
    route: plain(2000),
    map_link: { is: 'web' },
  }),
  rule: list({
    slug: must({ is: 'slug' }),
    group: must(code('visitors', 'shops', 'ads')),
    title: must(line()),
    text: must(TEXT),
  }),
  instruction: list({ title: must(line()), text: must(TEXT), audience: must(code('tenant', 'staff')) }),
  termsOfUse: CENTRE_TEXT,
  privacyPolicy: CENTRE_TEXT,
  rulesAd: CENTRE_TEXT,
  rulesShoppingCenter: CENTRE_TEXT,
}

export const contentSetNames = Object.keys(CONTENT_SHAPES) as readonly ContentSet[]

/** The fields of a set by name. */
export const contentFieldsOf = (set: ContentSet) =>
  Object.entries(CONTENT_SHAPES[set].fields) as [ContentFieldName, ContentField][]

/** The name of the Kazakh version of a field. */
export const inKazakh = (name: ContentFieldName) => `${name}_kk` as ContentFieldName
