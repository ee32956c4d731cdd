import type { Brand, Service, SparePart } from '@sauda/sdk/content'
import { inLanguage, money, weekdayShort } from '@sauda/sdk/language'
import type { Room } from '@sauda/sdk/rooms'
import { type Weekday, weekdays } from '@sauda/ui'
import { useEffect, useState } from 'react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { type DraftPhoto, isChosen } from './draft-store.ts'
import type { EditorValues } from './editor-values.ts'
import { editorWords } from './words.ts'

export type AdPreviewProps = {
  values: EditorValues
  photos: readonly DraftPhoto[]
  rooms: readonly Room[] | null
  brands: readonly Brand[]
  spareParts: readonly SparePart[]
  services: readonly Service[]
}

/** The ad as buyers will see it. The phone is left out: they see it on request. */
export function AdPreview({ values, photos, rooms, brands, spareParts, services }: AdPreviewProps) {
  const editor = useWords(editorWords)
  const language = useLanguage()
  const urls = usePhotoUrls(photos)
  const text = (field: 'title' | 'text' | 'price' | 'hours_from' | 'hours_to') =>
    String(values[field] ?? '').trim()
  const entryOf = (entries: AdPreviewProps['brands' | 'spareParts' | 'services'], id: unknown) =>
    [...entries]
      .filter((entry) => String(entry.id) === id)
      .map((entry) => inLanguage(entry, 'name', language))
  const digits = text('price').replace(/\s/g, '')
  // «12 тысяч» stays as it was typed.
  const price = /^\d+$/.test(digits) ? money(Number(digits), language) : text('price')
  const many = (value: string | readonly string[] | undefined) => [value ?? []].flat()
  const days = weekdays.filter((day: Weekday) => many(values.weekdays).includes(String(day)))
  const kind = values.kind === 'service' || values.kind === 'goods' ? values.kind : 'part'
  const { condition } = values
  const facts = [
    editor.kinds[kind],
    ...entryOf(brands, values.brand_id),
    ...(kind === 'part' ? entryOf(spareParts, values.spare_part_id) : []),
    ...(kind === 'service' ? entryOf(services, values.service_id) : []),
    ...(condition === 'new' || condition === 'used' || condition === 'refurbished'
      ? [editor.conditions[condition]]
      : []),
  ]
  const where = (rooms ?? [])
    .filter(({ id }) => many(values.room_ids).includes(String(id)))
    .map(({ level, number }) => editor.room(level, number))
  const hours = text('hours_from') && text('hours_to') && `${text('hours_from')}–${text('hours_to')}`
  const when = [days.map((day) => weekdayShort(day, language)).join(', '), hours].filter(Boolean).join(', ')
  return (
    <article className="grid gap-3 rounded-3 border border-line bg-surface p-4">
      {urls.length > 0 ? (
        <ul className="grid grid-cols-3 gap-2">
          {urls.map(({ id, url }, at) => (
            <li key={id} className={at === 0 ? 'col-span-3' : undefined}>
              <img
                src={url}
                alt={editor.photos.kept(at + 1)}
                className={
                  at === 0
                    ? 'aspect-4/3 w-full rounded-2 object-cover'
                    : 'aspect-square rounded-2 object-cover'
                }
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className="rounded-2 bg-sunk p-6 text-center text-muted text-sm">{editor.preview.noPhotos}</p>
      )}
      <p className="font-strong text-xl tabular-nums">{values.negotiable ? editor.negotiable : price}</p>
      <h4 className="font-strong text-lg wrap-anywhere">{text('title')}</h4>
      <p className="text-muted text-sm">{facts.join(' · ')}</p>
      <p className="whitespace-pre-line wrap-anywhere">{text('text')}</p>
      {[...where, when].filter(Boolean).map((line) => (
        <p key={line} className="text-sm">
          {line}
        </p>
      ))}
    </article>
  )
}

/** Addresses of the photos that a browser can show. */
function usePhotoUrls(photos: readonly DraftPhoto[]) {
  const [urls, setUrls] = useState<{ id: string; url: string }[]>([])
  useEffect(() => {
    const made = photos.flatMap((photo) => {
      if (!isChosen(photo)) return photo.url ? [{ id: photo.id, url: photo.url }] : []
      return photo.problem || photo.heic ? [] : [{ id: photo.id, url: URL.createObjectURL(photo.file) }]
    })
    setUrls(made)
    return () => {
      for (const { url } of made) if (url.startsWith('blob:')) URL.revokeObjectURL(url)
    }
  }, [photos])
  return urls
}
