import { phoneText } from '@sauda/sdk/ads'
import type { Contact } from '@sauda/sdk/content'
import { inLanguage, type Moment } from '@sauda/sdk/language'
import { useContext } from 'react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { asHtml, DocumentParts } from '../../shell/server-part.tsx'
import { useSite } from '../../shell/use-site.ts'
import { OpeningLine } from '../rooms/opening-line.tsx'
import { footerWords } from './footer-words.ts'

const SHOWN = 2

/** When the centre is open today, and its first phones: in the menu of narrow screens, and above the header of wide ones. */
export function Reach({ contact, now }: { contact: Contact; now: Moment }) {
  const language = useLanguage()
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1 text-sm">
      <OpeningLine
        hours={contact.hours}
        exceptions={contact.exceptions}
        now={now}
        className="nav:mr-auto max-nav:basis-full"
      />
      {contact.phones.slice(0, SHOWN).map((entry) => (
        <a
          key={entry.phone}
          href={`tel:${entry.phone}`}
          className="inline-block py-1.5 tabular-nums hover:text-accent-ink"
        >
          <span className="text-muted">{inLanguage(entry, 'label', language)}</span> {phoneText(entry.phone)}
        </a>
      ))}
    </div>
  )
}

/**
 * `Reach` above the header of wide screens. Only the server renders it: React leaves an element of the body alone that
 * the browser's render does not have, so it costs no scripts.
 */
export function ReachLine() {
  const words = useWords(footerWords)
  const { contact } = useSite()
  if (!contact) return null
  return (
    <aside
      aria-label={words.contacts}
      className="hidden border-line border-b bg-surface nav:block print:hidden"
    >
      <div className="page-wrap">
        <Reach contact={contact} now={Date.now()} />
      </div>
    </aside>
  )
}

/** The part that the loader of the frame renders from the last known contacts if it fails. */
export const LAST_REACH = 'last-reach'

/** `Reach` as it was known last, at the end of a page whose frame could not be loaded. Only the server renders it, too. */
export function LastReach() {
  const words = useWords(footerWords)
  const html = useContext(DocumentParts)?.get(LAST_REACH)
  if (!html) return null
  return (
    <aside aria-label={words.contacts} className="border-line border-t bg-surface print:hidden">
      <div className="page-wrap py-3" {...asHtml(html)} />
    </aside>
  )
}
