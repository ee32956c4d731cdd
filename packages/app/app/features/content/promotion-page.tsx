import type { ContentQuery, Promotion } from '@sauda/sdk/content'
import * as paths from '@sauda/sdk/paths'
import { ChevronRight } from 'lucide-react'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { catalogueAddress } from '../ads/catalogue-address.ts'
import { RoomPlate } from '../rooms/room-plate.tsx'
import { roomWords } from '../rooms/words.ts'
import { Crumbs } from './crumbs.tsx'
import { PreviewBar } from './preview-bar.tsx'
import { PromotionHero, type PromotionHeroProps } from './promotion-hero.tsx'
import { PromotionRow } from './promotion-row.tsx'
import { SectionHead } from './section.tsx'
import { ToldText } from './told.tsx'
import { ToldHtml } from './told-html.tsx'
import { contentWords } from './words.ts'

export type PromotionPageProps = PromotionHeroProps & {
  others: readonly Promotion[]
  query: ContentQuery
}

/** A promotion: its dates, its text, and the shops where it is. */
export function PromotionPage({ others, query, ...hero }: PromotionPageProps) {
  const words = useWords(contentWords)
  const { promotion, now } = hero
  return (
    <>
      <PreviewBar query={query} />
      <div className="page-wrap pt-4 pb-16 sm:pb-24">
        <Crumbs
          above={[{ to: paths.promotions, name: words.promotions.title }]}
          here={<ToldText of={promotion} field="title" />}
        />
        <PromotionHero {...hero} />
        <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 nav:grid-cols-[minmax(0,1fr)_23.75rem]">
          <ToldHtml of={promotion} className="max-w-168" />
          <Shops rooms={promotion.rooms} />
        </div>
        {others.length > 0 && (
          <section className="mt-16 print:hidden">
            <SectionHead
              title={words.promotions.others}
              link={{ to: paths.promotions, text: words.promotions.all }}
            />
            <ul>
              {others.map((other) => (
                <li key={other.id}>
                  <PromotionRow promotion={other} now={now} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  )
}

/** The shops that take part, each with its plate; a row leads to its ads. */
function Shops({ rooms }: Pick<Promotion, 'rooms'>) {
  const { promotions } = useWords(contentWords)
  const room = useWords(roomWords)
  return (
    <aside aria-labelledby="where">
      <h2 id="where" className="mb-2 text-xl">
        {promotions.where}
      </h2>
      {rooms.length === 0 && <p>{promotions.everywhere}</p>}
      <ul>
        {rooms.map(({ id, level, number, name }) => (
          <li
            key={id}
            className="group/shop relative flex min-h-15 items-center gap-4 border-line border-t py-3"
          >
            <RoomPlate room={{ level, number }} size="md" />
            <h3 className="min-w-0 flex-1 wrap-break-word font-strong font-text text-row tracking-normal group-hover/shop:text-accent-ink">
              <LocalLink to={catalogueAddress({ room_id: id })} className="after:absolute after:inset-0">
                {name ?? room.ads}
              </LocalLink>
            </h3>
            <ChevronRight aria-hidden className="size-4 shrink-0 text-muted" />
          </li>
        ))}
      </ul>
    </aside>
  )
}
