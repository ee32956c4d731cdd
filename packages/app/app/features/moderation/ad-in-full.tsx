import type { Ad } from '@sauda/sdk/ads'
import { money } from '@sauda/sdk/language'
import { Gallery, groundOf, PictureFrame } from '@sauda/ui'
import type { ReactNode } from 'react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { AdPicture } from '../ads/ad-picture.tsx'
import { deskWords } from '../ads/desk-words.ts'
import { useFactRows } from './fact-rows.tsx'

/** The complete ad for a moderator: both languages, all photos, all properties. */
export function AdInFull({ ad }: { ad: Ad }) {
  const desk = useWords(deskWords)
  const language = useLanguage()
  return (
    <div className="grid gap-6">
      <p className="font-display text-2xl font-semibold tabular-nums">{money(ad.price, language)}</p>
      <Photos ad={ad} />
      <Text title={desk.text} heading={ad.title} lang="ru">
        {ad.text}
      </Text>
      {(ad.title_kk || ad.text_kk) && (
        <Text title={desk.textKk} heading={ad.title_kk} lang="kk">
          {ad.text_kk}
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

type TextProps = { title: string; heading: string | null; lang: string; children: ReactNode }

function Text({ title, heading, lang, children }: TextProps) {
  return (
    <section>
      <h2 className="font-text text-sm font-strong tracking-normal text-muted">{title}</h2>
      <div lang={lang} className="mt-2 wrap-anywhere">
        <p className="font-strong">{heading}</p>
        <p className="mt-1 whitespace-pre-line">{children}</p>
      </div>
    </section>
  )
}

function Facts({ ad }: { ad: Ad }) {
  const desk = useWords(deskWords)
  const rows = useFactRows()(ad).filter(({ text }) => text !== '')
  return (
    <section>
      <h2 className="font-text text-sm font-strong tracking-normal text-muted">{desk.facts}</h2>
      <dl className="mt-2 grid gap-x-6 gap-y-2 text-row xs:grid-cols-[max-content_minmax(0,1fr)]">
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
