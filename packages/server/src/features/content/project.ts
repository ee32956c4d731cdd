import type { components } from '@sauda/sdk'
import {
  type ContentField,
  type ContentFieldName,
  contentFieldsOf,
  isTranslated,
} from '@sauda/sdk/content-editor'
import type { ContentSet, Fields } from './content-columns.ts'
import { renderMarkdown } from './markdown/render.ts'
import type { References } from './references.ts'

type Image = components['schemas']['ContentImage']
type StoredImage = Pick<Image, 'key' | 'width' | 'height' | 'preview'>
type Choice = components['schemas']['ContentImageChoice']

/** Returns the fields of an entry as visitors get them. */
export function projectFields(set: ContentSet, fields: Fields, references: References): object {
  return Object.assign({}, ...contentFieldsOf(set).map((entry) => projectField(entry, fields, references)))
}

function projectField(
  [name, field]: [ContentFieldName, ContentField],
  fields: Fields,
  references: References,
): object {
  if (field.is === 'markdown') {
    return { ...rendered(fields.text, '', references), ...rendered(fields.text_kk, '_kk', references) }
  }
  if (isTranslated(field)) {
    const kazakh = `${name}_kk` as ContentFieldName
    return { [name]: fields[name] ?? empty(field), [kazakh]: fields[kazakh] ?? null }
  }
  switch (field.is) {
    case 'image':
      return { image: imageOf(fields.image, references) }
    case 'rooms':
      return { rooms: (fields.room_ids ?? []).flatMap((id) => references.rooms.get(id) ?? []) }
    case 'service':
      return { service: references.services.get(fields.service_id ?? 0) ?? null }
    case 'entry': {
      const id = Number(fields[name] ?? 0)
      return { [name]: references.entries.has(id) ? id : null }
    }
    case 'phones':
    case 'hours':
    case 'exceptions':
      return { [name]: fields[name] ?? [] }
    default:
      return { [name]: fields[name] ?? empty(field) }
  }
}

/** A required text is empty in a preview alone; anything else that is not written is null. */
const empty = ({ is, must }: ContentField) =>
  must && (is === 'line' || is === 'word' || is === 'slug') ? '' : null

function rendered(text: string | null | undefined, suffix: '' | '_kk', { images }: References): object {
  if (!text && suffix) return { text_kk: null, html_kk: null, contents_kk: [] }
  const { html, contents } = renderMarkdown(text ?? '', images, suffix ? 'kk' : 'ru')
  return { [`text${suffix}`]: text ?? '', [`html${suffix}`]: html, [`contents${suffix}`]: contents }
}

const CENTRE = { x: 0.5, y: 0.5 }

/** Returns a stored picture in all sizes, as a whole: no text says what to look at. */
export function storedImage(row: StoredImage | null): Image | null {
  return row && imageOf({ key: row.key }, { images: new Map([[row.key, row]]) })
}

/** Returns a picture with the addresses of its sizes; null if there is none. */
export function imageOf(
  choice: Choice | null | undefined,
  { images }: Pick<References, 'images'>,
): Image | null {
  const row = choice && images.get(choice.key)
  if (!row) return null
  const at = (variant: string) => `/api/content/image/${row.key}/${variant}`
  return {
    key: row.key,
    width: row.width,
    height: row.height,
    small: at('small.webp'),
    medium: at('medium.webp'),
    large: at('large.webp'),
    jpeg: at('large.jpeg'),
    avif_small: at('small.avif'),
    avif_medium: at('medium.avif'),
    avif: at('large.avif'),
    preview: row.preview,
    focal: choice.focal ?? CENTRE,
    alt: choice.alt ?? null,
    alt_kk: choice.alt_kk ?? null,
  }
}
