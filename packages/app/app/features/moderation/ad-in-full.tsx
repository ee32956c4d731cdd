import type { Ad, AdFlags } from '@sauda/sdk/ads'
import { money } from '@sauda/sdk/language'
import { Gallery, groundOf, PictureFrame } from '@sauda/ui'
import type { ReactNode } from 'react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { AdPicture } from '../ads/ad-picture.tsx'
import { deskWords } from '../ads/desk-words.ts'
import { useFactRows } from './fact-rows.tsx'
import { markedParts } from './marked-parts.ts'

type Contacts = AdFlags['contacts']

/** The complete ad for a moderator: both languages, all photos, all properties. Contacts in its texts are marked. */
export function AdInFull({ ad, contacts }: { ad: Ad; contacts: Contacts }) {
  const desk = useWords(deskWords)
  const language = useLanguage()
  return (
    <div className="grid gap-6">
      <p className="font-display text-2xl font-semibold tabular-nums">{money(ad.price, language)}</p>
      <Photos ad={ad} />
      <Text name={desk.text} lang="ru">
        <Marked field="title" ad={ad} contacts={contacts} />
        <Marked field="text" ad={ad} contacts={contacts} />
      </Text>
      {(ad.title_kk || ad.text_kk) && (
        <Text name={desk.textKk} lang="kk">
          <Marked field="title_kk" ad={ad} contacts={contacts} />
          <Marked field="text_kk" ad={ad} contacts={contacts} />
        </Text>
      )}
      <Facts ad={ad} />
    </div>
  )
}

function Photos({ ad }: { ad: Ad }) {
  const desk = useWords(deskWords)
  const pictureOf = (at: number, sizes: string, large = false) => (
    <PictureFrame ground={groundOf(ad.id)} className="size-full">
      <AdPicture
        photo={ad.photos[at] ?? null}
        ad={ad}
        alt={desk.photo(ad.title)}
        sizes={sizes}
        large={large}
        priority={at === 0}
      />
    </PictureFrame>
  )
  return (
    <Gallery
      labels={{ gallery: desk.gallery, thumb: desk.photoOf, counter: (at, total) => `${at} / ${total}` }}
      items={(ad.photos.length > 0 ? ad.photos : [null]).map((photo, at) => ({
        id: photo?.key ?? 'none',
        picture: pictureOf(at, '(width >= 62rem) 800px, 100vw', true),
        thumb: pictureOf(at, '65px'),
      }))}
    />
  )
}

type TextProps = { name: string; lang: string; children: [title: ReactNode, text: ReactNode] }

function Text({ name, lang, children: [title, text] }: TextProps) {
  return (
    <section>
      <h2 className="font-text text-sm font-strong tracking-normal text-muted">{name}</h2>
      <div lang={lang} className="mt-2 wrap-anywhere">
        <p className="font-strong">{title}</p>
        <p className="mt-1 whitespace-pre-line">{text}</p>
      </div>
    </section>
  )
}

type MarkedProps = { field: Contacts[number]['field']; ad: Ad; contacts: Contacts }

function Marked({ field, ad, contacts }: MarkedProps) {
  const marked = contacts.filter((contact) => contact.field === field).map(({ text }) => text)
  let place = 0
  return markedParts(ad[field] ?? '', marked).map((part) => {
    const key = place
    place += part.text.length
    return part.marked ? (
      <mark key={key} className="rounded-[3px] bg-warning-soft px-0.5 text-text">
        {part.text}
      </mark>
    ) : (
      part.text
    )
  })
}

function Facts({ ad }: { ad: Ad }) {
  const desk = useWords(deskWords)
  const rows = useFactRows()(ad).filter(({ text }) => text !== '')
  return (
    <section>
      <h2 className="font-text text-sm font-strong tracking-normal text-muted">{desk.facts}</h2>
      <dl className="mt-2 grid grid-cols-[fit-content(45%)_minmax(0,1fr)] gap-x-4 gap-y-2 text-row xs:gap-x-6">
        {rows.map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
