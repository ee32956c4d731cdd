import type { AdFlags } from '@sauda/sdk/ads'
import { inLanguage, money } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { AtSign, Copy, type LucideIcon, Tag, Timer } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { flagWords } from './flag-words.ts'

/** What a moderator should look at in an ad; nothing of it decides anything. */
export function Flags({ flags }: { flags: AdFlags }) {
  const words = useWords(flagWords)
  const language = useLanguage()
  const { contacts, far_price: price, same_photo: ads, many_ads: many } = flags
  return (
    <section aria-labelledby="flags" className="grid gap-3 rounded-3 bg-warning-soft p-5 xs:p-6">
      <h2 id="flags" className="text-lg">
        {words.title}
      </h2>
      <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {contacts.length > 0 && (
          <Flag icon={AtSign} title={words.contacts}>
            {[...new Set(contacts.map(({ text }) => text))].join(', ')}
          </Flag>
        )}
        {price && (
          <Flag icon={Tag} title={words.price}>
            {words.typical(money(price.typical, language), price.ads)}
          </Flag>
        )}
        {ads.length > 0 && (
          <Flag icon={Copy} title={words.photo}>
            {ads.map(({ own, ...ad }) => (
              <span key={ad.id} className="block">
                <LocalLink
                  to={paths.adConfirm(ad.id)}
                  className="underline decoration-accent-line underline-offset-3 hover:text-accent-ink"
                >
                  {inLanguage(ad, 'title', language)}
                </LocalLink>
                , {own ? words.own : words.foreign}
              </span>
            ))}
          </Flag>
        )}
        {many !== null && (
          <Flag icon={Timer} title={words.many}>
            {words.count(many)}
          </Flag>
        )}
      </ul>
    </section>
  )
}

type FlagProps = { icon: LucideIcon; title: string; children: ReactNode }

function Flag({ icon: Icon, title, children }: FlagProps) {
  return (
    <li className="grid grid-cols-[20px_minmax(0,1fr)] gap-x-3 text-sm">
      <Icon aria-hidden className="mt-0.5 size-5 text-warning" />
      <div className="min-w-0">
        <p className="font-strong">{title}</p>
        <p className="wrap-anywhere">{children}</p>
      </div>
    </li>
  )
}
