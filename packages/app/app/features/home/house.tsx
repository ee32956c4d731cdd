import type {
  AboutOption,
  CentreText,
  ContentImage,
  Infrastructure,
  InfrastructureOption,
} from '@sauda/sdk/content'
import { cn, TogglePanel } from '@sauda/ui'
import type { ReactNode } from 'react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { ContentPicture } from '../content/content-picture.tsx'
import { sectionGap } from '../content/section.tsx'
import { ToldText, toldIn } from '../content/told.tsx'
import { htmlIn, ToldHtml } from '../content/told-html.tsx'
import { roomWords } from '../rooms/words.ts'
import { ContentIcon } from './content-icon.tsx'
import { landingWords } from './landing-words.ts'

export type HouseProps = {
  about: CentreText | null
  facts: readonly AboutOption[]
  infrastructure: readonly Infrastructure[]
  options: readonly InfrastructureOption[]
}

/** The centre: what it promises (spec §1), facts about it, and what visitors find in it. */
export function House({ about, facts, infrastructure, options }: HouseProps) {
  const words = useWords(landingWords)
  const language = useLanguage()
  const lead = about && toldIn(about, 'lead', language)
  return (
    <section
      className={cn(
        'page-wrap laid-out-later grid items-start gap-x-16 gap-y-12 [--height:159rem] sm:[--height:106rem] nav:grid-cols-2 nav:[--height:65rem]',
        sectionGap,
      )}
    >
      <div id="about" className="scroll-mt-6">
        <h2>{words.about}</h2>
        <p className="mt-4 text-pretty font-display text-[1.3125rem]/[1.34] tracking-[-0.015em] sm:text-[1.625rem]/[1.34]">
          {lead ? <span lang={lead.lang}>{lead.text}</span> : words.promise}
        </p>
        <dl className="mt-6">
          {facts.map((fact) => (
            <Row
              key={fact.id}
              icon={<ContentIcon name={fact.icon} />}
              title={<ToldText of={fact} field="title" />}
              note={<ToldText of={fact} field="summary" />}
            >
              <ToldText of={fact} field="value" />
            </Row>
          ))}
        </dl>
        {about && htmlIn(about, language).html && (
          <TogglePanel summary={words.moreAbout} className="mt-4">
            <ToldHtml of={about} idPrefix="about-" className="written-below" />
          </TogglePanel>
        )}
      </div>
      {infrastructure.length > 0 && (
        <div id="infrastructure" className="scroll-mt-6">
          <h2>{words.infrastructure}</h2>
          <dl className="mt-4">
            {infrastructure.map((part) => (
              <InfrastructureRow
                key={part.id}
                part={part}
                options={options.filter(({ infrastructure_id }) => infrastructure_id === part.id)}
              />
            ))}
          </dl>
        </div>
      )}
    </section>
  )
}

type InfrastructureRowProps = { part: Infrastructure; options: readonly InfrastructureOption[] }

function InfrastructureRow({ part, options }: InfrastructureRowProps) {
  const rooms = useWords(roomWords)
  return (
    <Row
      icon={<ContentIcon name={part.icon} />}
      title={<ToldText of={part} field="title" />}
      note={<ToldText of={part} field="summary" />}
      image={part.image}
    >
      {part.level !== null && <span className="block">{rooms.onLevel(part.level)}</span>}
      {options.map((option) => (
        <span key={option.id} className="block">
          <span className="font-normal text-muted text-sm">
            <ToldText of={option} field="title" />
            {option.value !== null && ': '}
          </span>
          <ToldText of={option} field="value" />
        </span>
      ))}
    </Row>
  )
}

type RowProps = {
  icon: ReactNode
  title: ReactNode
  note: ReactNode
  image?: ContentImage | null
  children: ReactNode
}

function Row({ icon, title, note, image, children }: RowProps) {
  return (
    <div className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 border-line border-t py-3.25 xs:grid-cols-[1.5rem_minmax(0,1fr)_auto]">
      <dt className="col-span-2 grid grid-cols-subgrid">
        <span className="text-accent-ink [&_svg]:mt-0.5 [&_svg]:size-5">{icon}</span>
        <span>
          {title}
          <span className="block text-muted text-sm">{note}</span>
          {image && <ContentPicture image={image} sizes="160px" className="mt-2 h-24 w-40 rounded-2" />}
        </span>
      </dt>
      <dd className="col-start-2 font-strong tabular-nums max-xs:mt-1 xs:col-start-3 xs:max-w-[16em] xs:text-right">
        {children}
      </dd>
    </div>
  )
}
