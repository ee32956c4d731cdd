import type { Ad, PhotoChanges } from '@sauda/sdk/ads'
import { money } from '@sauda/sdk/language'
import { Compare, CompareRow, WordDiff } from '@sauda/ui'
import type { ReactNode } from 'react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { editorWords } from '../ad-editor/words.ts'
import { deskWords } from '../ads/desk-words.ts'
import { ComparePhotos } from './compare-photos.tsx'
import type { TextDifferences, TextField } from './difference.ts'
import { useFactRows } from './fact-rows.tsx'
import { moderationWords } from './words.ts'

/** The ad before an edit, and the changes in its texts, photos and phone. */
export type Edit = { before: Ad; texts: TextDifferences; photos: PhotoChanges; phoneChanged: boolean }

const LANGUAGE_OF = { title: 'ru', text: 'ru', title_kk: 'kk', text_kk: 'kk' } as const satisfies Record<
  TextField,
  string
>

/** Compares an edit with the approved version: changed parts in full, unchanged ones by name. */
export function CompareAds({ ad, edit }: { ad: Ad; edit: Edit }) {
  const desk = useWords(deskWords)
  const editor = useWords(editorWords)
  const moderation = useWords(moderationWords)
  const language = useLanguage()
  const rowsOf = useFactRows()
  const { before, texts, photos, phoneChanged } = edit
  const names = {
    title: editor.title,
    text: desk.text,
    title_kk: editor.titleKk,
    text_kk: editor.textKk,
  } as const satisfies Record<TextField, string>
  const fields = (Object.keys(names) as TextField[]).filter((field) => before[field] || ad[field])
  const factsBefore = rowsOf(before)
  const facts = rowsOf(ad).map((after, at) => {
    const before = factsBefore[at] ?? after
    // Only the first digits of a phone are known, so comparing the texts is not enough.
    const isPhone = after.name === desk.phone
    const changed = isPhone ? phoneChanged : before.text !== after.text
    return { title: isPhone ? moderation.phoneChanged : after.name, changed, before, after }
  })
  const changedFacts = facts.filter(({ changed }) => changed)
  const hasNewPhotos = Object.values(photos).some((keys) => keys.length > 0)
  const unchanged = [
    ...(before.price === ad.price ? [editor.price] : []),
    ...fields.filter((field) => !texts[field]).map((field) => names[field]),
    ...(hasNewPhotos || ad.photos.length === 0 ? [] : [editor.photos.legend]),
    ...facts.filter(({ changed, after }) => !changed && after.text).map(({ after }) => after.name),
  ]
  const isSame =
    before.price === ad.price && Object.keys(texts).length === 0 && !hasNewPhotos && changedFacts.length === 0
  return (
    <Compare
      aria-label={moderation.changes}
      before={
        ad.live
          ? { title: moderation.beforeLive, note: moderation.beforeLiveNote }
          : { title: moderation.before, note: moderation.beforeNote }
      }
      after={{ title: moderation.after, note: moderation.afterNote }}
      unchanged={
        unchanged.length > 0 && (
          <p>
            <span className="font-strong text-text">{moderation.unchanged}</span>{' '}
            {unchanged.map(inSentence).join(', ')}
          </p>
        )
      }
    >
      {isSame && <p className="border-line border-t px-5 py-4">{moderation.nothingChanged}</p>}
      {before.price !== ad.price && (
        <CompareRow
          title={editor.price}
          heading="h2"
          before={<Marked as="del">{money(before.price, language)}</Marked>}
          after={<Marked as="ins">{money(ad.price, language)}</Marked>}
        />
      )}
      {fields.map((field) => {
        const parts = texts[field]
        const lang = LANGUAGE_OF[field]
        return (
          parts && (
            <CompareRow
              key={field}
              title={names[field]}
              heading="h2"
              before={<WordDiff lang={lang} parts={parts.before} labels={moderation.marks} />}
              after={<WordDiff lang={lang} parts={parts.after} labels={moderation.marks} />}
            />
          )
        )
      })}
      {hasNewPhotos && <ComparePhotos before={before} after={ad} changes={photos} />}
      {changedFacts.map(({ title, before, after }) => (
        <CompareRow
          key={after.name}
          title={title}
          heading="h2"
          before={<Fact of={before.text}>{before.value}</Fact>}
          after={<Fact of={after.text}>{after.value}</Fact>}
        />
      ))}
    </Compare>
  )
}

function Marked({ as: Tag, children }: { as: 'ins' | 'del'; children: ReactNode }) {
  const moderation = useWords(moderationWords)
  const mark = {
    ins: { label: moderation.marks.added, className: 'bg-ins no-underline' },
    del: { label: moderation.marks.removed, className: 'bg-del line-through' },
  }[Tag]
  return (
    <p className="font-display font-semibold text-xl tabular-nums">
      <Tag className={`rounded-[4px] px-0.5 ${mark.className}`}>
        <span className="sr-only">{mark.label}: </span>
        {children}
      </Tag>
    </p>
  )
}

function Fact({ of: text, children }: { of: string; children: ReactNode }) {
  const moderation = useWords(moderationWords)
  return text ? <div>{children}</div> : <p className="text-muted">{moderation.none}</p>
}

/** A name in the middle of a sentence: in small letters, unless it begins with an abbreviation. */
function inSentence(name: string): string {
  return /^\p{Lu}{2}/u.test(name) ? name : name.toLowerCase()
}
