import type { Contact } from '@sauda/sdk/content'
import { inLanguage } from '@sauda/sdk/language'
import { TextLink } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { freeWords } from '../rooms/free-words.ts'
import type { CentreSection } from './centre-section.ts'
import type { Floor } from './floors.ts'
import { landingWords } from './landing-words.ts'

export type CentreDrawingProps = { section: CentreSection; floors: readonly Floor[]; contact: Contact }

/** The building on its street, room by room: which are let and which are free. The list of levels says the same in words. */
export function CentreDrawing({ section, floors, contact }: CentreDrawingProps) {
  const words = useWords(landingWords)
  const { freeRooms } = useWords(freeWords)
  const language = useLanguage()
  const free = floors.reduce((sum, floor) => sum + floor.free, 0)
  if (section.levels.length === 0) return null
  const label = words.plan.label(section.levels.length, freeRooms(free))
  return (
    <figure className="border-line border-t pt-6 md:col-span-full">
      <figcaption className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="font-display font-semibold text-lg">{words.plan.title}</span>
        <span className="flex flex-wrap items-center gap-x-5 gap-y-1 text-muted text-sm">
          <Mark className="bg-accent">{words.plan.let}</Mark>
          <Mark className="border border-accent-line bg-accent-soft">{freeRooms(free)}</Mark>
          <TextLink asChild className="min-h-6">
            <LocalLink to="/#levels">{words.plan.levels}</LocalLink>
          </TextLink>
        </span>
      </figcaption>
      <div className="grid grid-cols-[1rem_minmax(0,1fr)] gap-x-2 sm:gap-x-4">
        <ol
          aria-hidden
          className="grid font-display font-semibold text-accent-ink text-xs tabular-nums sm:text-lg"
        >
          {section.levels.map(({ level }) => (
            <li key={level} className="self-end leading-none">
              {level}
            </li>
          ))}
        </ol>
        <svg
          viewBox={`0 0 ${section.width} ${section.height}`}
          role="img"
          aria-label={label}
          className="w-full"
        >
          {section.levels.map((storey) => (
            <g key={storey.level}>
              <path d={storey.let} className="fill-accent" />
              <path d={storey.free} className="fill-accent-soft stroke-accent-line" />
            </g>
          ))}
        </svg>
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
