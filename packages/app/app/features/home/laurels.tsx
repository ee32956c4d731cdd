import type { Award, Partner } from '@sauda/sdk/content'
import { cn } from '@sauda/ui'
import { useWords } from '../../language/language-context.tsx'
import { ContentPicture } from '../content/content-picture.tsx'
import { SectionHead, sectionGap } from '../content/section.tsx'
import { ToldText } from '../content/told.tsx'
import { landingWords } from './landing-words.ts'

/** Awards by year, and the names or logos of partners. */
export function Laurels({ awards, partners }: { awards: readonly Award[]; partners: readonly Partner[] }) {
  const words = useWords(landingWords)
  if (awards.length + partners.length === 0) return null
  return (
    <div
      className={cn(
        'page-wrap laid-out-later grid items-start gap-x-16 gap-y-12 [--height:36rem] nav:grid-cols-2 nav:[--height:14rem]',
        sectionGap,
      )}
    >
      {awards.length > 0 && (
        <section>
          <SectionHead title={words.awards} />
          <ol>
            {awards.map((award) => (
              <li
                key={award.id}
                className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-2 border-line border-t py-3 text-row"
              >
                <span className="font-display font-semibold text-accent-ink text-lg tabular-nums">
                  {award.year}
                </span>
                <span className="flex items-start gap-3">
                  <span className="min-w-0 grow">
                    <ToldText of={award} field="title" />{' '}
                    <span className="text-muted">
                      <ToldText of={award} field="giver" />
                    </span>
                  </span>
                  {award.image && (
                    <ContentPicture
                      image={award.image}
                      sizes="64px"
                      className="h-12 w-16 shrink-0 rounded-2"
                    />
                  )}
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
      {partners.length > 0 && (
        <section>
          <SectionHead title={words.partners} />
          <ul className="grid grid-cols-2 border-line border-t xs:grid-cols-3">
            {partners.map((partner) => (
              <li
                key={partner.id}
                className="grid min-h-18 place-items-center border-line border-b p-2 text-center font-display font-semibold text-lg/tight text-neutral tracking-[-0.02em]"
              >
                <PartnerMark partner={partner} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function PartnerMark({ partner: { name, link, image } }: { partner: Partner }) {
  const mark = image ? (
    <>
      <ContentPicture image={{ ...image, alt: null, alt_kk: null }} sizes="160px" className="h-10 w-auto" />
      <span className="sr-only">{name}</span>
    </>
  ) : (
    name
  )
  if (!link) return mark
  return (
    <a href={link} rel="noopener" className="inline-block py-2 hover:text-accent-ink">
      {mark}
    </a>
  )
}
