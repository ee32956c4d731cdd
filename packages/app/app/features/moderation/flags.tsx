import { type Ad, type AdFlags, type AdReason, reasonsFor } from '@sauda/sdk/ads'
import { money } from '@sauda/sdk/language'
import { cn, Kbd } from '@sauda/ui'
import { AtSign, Copy, type LucideIcon, Tag, Timer } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { flagWords } from './flag-words.ts'
import { priceScale, timesFar } from './price-scale.ts'
import { SamePhotos } from './same-photos.tsx'
import { useShortcutsOn } from './shortcut-choice.ts'

type FlagsProps = { ad: Pick<Ad, 'id' | 'price' | 'allowed_actions'>; flags: AdFlags }

/**
 * What a moderator should look at in an ad; nothing of it decides anything. Each has the digit of the reason that it may
 * be sent back for.
 */
export function Flags({ ad, flags }: FlagsProps) {
  const words = useWords(flagWords)
  const language = useLanguage()
  const { contacts, far_price: like, same_photo: ads, many_ads: many } = flags
  const mayReturn = ad.allowed_actions?.includes('needEdits') ?? false
  const digitOf = (reason: AdReason) => (mayReturn ? reasonsFor('needEdits').indexOf(reason) + 1 : 0)
  return (
    <section aria-labelledby="flags" className="grid gap-3 rounded-3 bg-warning-soft p-5 xs:p-6">
      <h2 id="flags" className="text-lg">
        {words.title}
      </h2>
      <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {contacts.length > 0 && (
          <Flag icon={AtSign} title={words.contacts} digit={digitOf('contacts')}>
            {[...new Set(contacts.map(({ text }) => text))].join(', ')}
          </Flag>
        )}
        {like && ad.price !== null && (
          <Flag
            icon={Tag}
            title={words[ad.price < like.typical ? 'cheap' : 'dear'](timesFar(ad.price, like.typical))}
            digit={digitOf('price')}
          >
            <PriceScale price={ad.price} like={like} />
            {words.like(money(like.low, language), money(like.high, language), like.ads)}
          </Flag>
        )}
        {ads.length > 0 && (
          <Flag icon={Copy} title={words.photo} digit={digitOf('photos')}>
            <SamePhotos adId={ad.id} others={ads} />
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

type FlagProps = {
  icon: LucideIcon
  title: string
  /** The key of the reason; 0 if there is none. */
  digit?: number
  children: ReactNode
}

function Flag({ icon: Icon, title, digit = 0, children }: FlagProps) {
  const keysOn = useShortcutsOn()
  return (
    <li className="grid grid-cols-[20px_minmax(0,1fr)_auto] items-start gap-x-3 text-sm">
      <Icon aria-hidden className="mt-0.5 size-5 text-warning" />
      <div className="min-w-0">
        <p className="font-strong">{title}</p>
        <div className="wrap-anywhere">{children}</div>
      </div>
      {digit > 0 && keysOn && (
        <Kbd aria-hidden className="max-nav:hidden">
          {digit}
        </Kbd>
      )}
    </li>
  )
}

type PriceScaleProps = { price: number; like: NonNullable<AdFlags['far_price']> }

/** The middle half of the prices as a band, and the price as a point. */
function PriceScale({ price, like }: PriceScaleProps) {
  const words = useWords(flagWords)
  const language = useLanguage()
  const { at, from, to } = priceScale(price, like)
  const [sum, low, high] = [price, like.low, like.high].map((one) => money(one, language))
  return (
    <div
      role="img"
      aria-label={words.scale(`${sum}`, `${low}`, `${high}`)}
      className="relative mt-2.5 mb-2 h-2 rounded-full bg-line forced-colors:border"
    >
      <span
        className="absolute inset-y-0 min-w-1 rounded-full bg-accent forced-color-adjust-none"
        style={{ left: `${from}%`, right: `${100 - to}%` }}
      />
      <span
        className={cn(
          'absolute top-1/2 size-4.5 -translate-1/2 rounded-full border-3 border-warning-soft bg-danger',
          // Without colours of its own the point is a ring.
          'forced-colors:border-[CanvasText]',
        )}
        style={{ left: `${at}%` }}
      />
    </div>
  )
}
