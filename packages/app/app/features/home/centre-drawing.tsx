import type { Contact } from '@sauda/sdk/content'
import { inLanguage } from '@sauda/sdk/language'
import { TextLink } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { freeWords } from '../rooms/free-words.ts'
import { DRAWN, type DrawnLevel } from './centre-section.ts'
import type { Floor } from './floors.ts'
import { landingWords } from './landing-words.ts'

export type CentreDrawingProps = {
  levels: readonly DrawnLevel[]
  floors: readonly Floor[]
  contact: Contact
}

/** The building on its street, room by room: which are let and which are free. The list of levels says the same in words. */
export function CentreDrawing({ levels, floors, contact }: CentreDrawingProps) {
  const words = useWords(landingWords)
  const { freeRooms } = useWords(freeWords)
  const language = useLanguage()
  const free = freeRooms(floors.reduce((sum, floor) => sum + floor.free, 0))
  if (levels.length === 0) return null
  const label = words.plan.label(levels.length, free)
  return (
    <figure className="border-line border-t pt-6 md:col-span-full">
      <figcaption className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="font-display font-semibold text-lg">{words.plan.title}</span>
        <span className="flex flex-wrap items-center gap-x-5 gap-y-1 text-muted text-sm">
          <Mark className="bg-accent">{words.plan.let}</Mark>
          <Mark className="border border-accent-line bg-accent-soft">{free}</Mark>
          <TextLink asChild className="min-h-6">
            <LocalLink to="/#levels">{words.plan.levels}</LocalLink>
          </TextLink>
        </span>
      </figcaption>
      <div role="img" aria-label={label} className="grid gap-2 sm:gap-3">
        {levels.map(({ level, let: taken, free: empty }) => (
          <div key={level} className="flex items-center gap-3">
            <span className="w-4 font-display font-semibold text-accent-ink sm:text-lg">{level}</span>
            <svg
              aria-hidden
              viewBox={`0 0 ${DRAWN.width} ${DRAWN.height}`}
              preserveAspectRatio="none"
              className="h-5 w-full sm:h-8"
            >
              <path d={taken} className="fill-accent" />
              <path
                d={empty}
                className="fill-accent-soft stroke-accent-line [vector-effect:non-scaling-stroke]"
              />
            </svg>
          </div>
        ))}
      </div>
      <p className="mt-2 border-text border-t-2 pt-2 text-center text-muted text-sm">
        {inLanguage(contact, 'address', language)}
      </p>
    </figure>
  )
}

function Mark({ className, children }: { className: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden className={`size-3 rounded-1 ${className}`} />
      {children}
    </span>
  )
}
