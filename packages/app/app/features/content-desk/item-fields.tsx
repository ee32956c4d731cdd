import type { ContentImage } from '@sauda/sdk/content'
import { contentFieldsOf, isTranslated } from '@sauda/sdk/content-editor'
import { Badge } from '@sauda/ui'
import { useWords } from '../../language/language-context.tsx'
import { ContactRows } from './contact-fields.tsx'
import { ImageField } from './image-field.tsx'
import type { ItemDesk } from './item-desk.ts'
import type { Values } from './item-values.ts'
import { PlainField } from './plain-field.tsx'
import { type FieldRowProps, TextPair } from './text-pair.tsx'
import type { ChosenPicture } from './use-picture.ts'
import { contentDeskWords } from './words.ts'

type ItemFieldsProps = Pick<FieldRowProps, 'labels' | 'errorOf'> & {
  desk: ItemDesk
  values: Values
  /** The picture that is stored, or was with this form. */
  image: ContentImage | null
  /** The one that is chosen and not sent yet. */
  picture: ChosenPicture
}

/** All fields of an entry: texts in two columns, then what is the same in both languages. */
export function ItemFields({ desk, image: stored, picture, ...row }: ItemFieldsProps) {
  const words = useWords(contentDeskWords)
  const all = contentFieldsOf(desk.set)
  const texts = all.filter(([, field]) => isTranslated(field))
  const isRows = (is: string) => is === 'phones' || is === 'hours' || is === 'exceptions'
  const plain = all.filter(([, field]) => !isTranslated(field) && field.is !== 'image' && !isRows(field.is))
  const rows = all.filter(([, field]) => isRows(field.is))
  const image = all.find(([, field]) => field.is === 'image')
  const untranslated = desk.item?.untranslated.length ?? 0
  return (
    <div className="overflow-hidden rounded-3 bg-surface shadow-1">
      {texts.length > 0 && (
        <div className="hidden border-line border-b font-strong text-sm md:grid md:grid-cols-2 md:divide-x md:divide-line">
          <h2 lang="ru" className="px-5 py-3 font-text text-sm tracking-normal">
            {words.russian}
          </h2>
          <h2 lang="kk" className="flex justify-between gap-2 px-5 py-3 font-text text-sm tracking-normal">
            {words.kazakh}
            {untranslated > 0 && <Badge tone="warning">{words.untranslated(untranslated)}</Badge>}
          </h2>
        </div>
      )}
      {texts.map(([name, field]) => (
        <TextPair key={name} {...row} name={name} field={field} />
      ))}
      {image && <ImageField {...row} name="image" field={image[1]} image={stored} picture={picture} />}
      {plain.length > 0 && (
        <div className="grid gap-4 border-line border-t p-4 xs:p-5 sm:grid-cols-2">
          {plain.map(([name, field]) => (
            <PlainField key={name} {...row} name={name} field={field} desk={desk} />
          ))}
        </div>
      )}
      {rows.map(([name, field]) =>
        name === 'phones' || name === 'hours' || name === 'exceptions' ? (
          <ContactRows key={name} {...row} name={name} field={field} />
        ) : null,
      )}
    </div>
  )
}
