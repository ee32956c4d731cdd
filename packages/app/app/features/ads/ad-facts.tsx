import type { Ad, AdQuery } from '@sauda/sdk/ads'
import { inLanguage } from '@sauda/sdk/language'
import type { ReactNode } from 'react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { RoomPlate } from '../rooms/room-plate.tsx'
import { weekdayLine } from '../rooms/weekdays.ts'
import { roomWords } from '../rooms/words.ts'
import { adWords } from './ad-words.ts'
import { catalogueAddress } from './catalogue-address.ts'
import { catalogueWords } from './catalogue-words.ts'
import { categoryName } from './categories.ts'
import { plainFactNames, plainFacts } from './plain-facts.ts'

export type AdFactsProps = { ad: Ad }

/** The ad's properties, one per line. */
export function AdFacts({ ad }: AdFactsProps) {
  const words = useWords(adWords)
  const catalogue = useWords(catalogueWords)
  const rooms = useWords(roomWords)
  const plain = useWords(plainFactNames)
  const language = useLanguage()
  const { brand, spare_part, service, category, condition } = ad
  const hours = ad.hours_from && ad.hours_to && `${ad.hours_from}–${ad.hours_to}`
  return (
    <section>
      <h2 className="mb-1.5">{words.facts}</h2>
      <dl className="grid gap-x-10 text-row xs:grid-cols-2">
        <Fact name={words.kind}>{words.kinds[ad.kind]}</Fact>
        <Fact name={words.brand} to={brand && { brand_id: brand.id }}>
          {brand ? inLanguage(brand, 'name', language) : words.anyBrand}
        </Fact>
        <Fact name={words.part} to={spare_part && { spare_part_id: spare_part.id }}>
          {spare_part && inLanguage(spare_part, 'name', language)}
        </Fact>
        <Fact name={words.service} to={service && { kind: 'service', service_id: service.id }}>
          {service && inLanguage(service, 'name', language)}
        </Fact>
        <Fact name={words.category} to={category ? { category } : null}>
          {category && categoryName(catalogue.categories, category)}
        </Fact>
        <Fact name={words.condition}>{condition && catalogue.conditions[condition]}</Fact>
        {plainFacts(ad, plain).map(({ field, name, text }) => (
          <Fact key={field} name={name}>
            {text && <span className="break-all">{text}</span>}
          </Fact>
        ))}
        <Fact name={words.rooms}>
          {ad.rooms.length > 0 && (
            <span className="inline-flex flex-wrap justify-end gap-1.5">
              {ad.rooms.map((room) => (
                <RoomPlate key={room.id} room={room} />
              ))}
            </span>
          )}
        </Fact>
        <Fact name={words.weekdays}>{weekdayLine(ad.weekdays, language) || (hours && rooms.everyDay)}</Fact>
        <Fact name={words.hours}>{hours}</Fact>
      </dl>
    </section>
  )
}

type FactProps = {
  name: string
  /** Catalogue filters that find ads with the same value. */
  to?: AdQuery | null
  /** Without a value the line is left out. */
  children: ReactNode
}

function Fact({ name, to, children }: FactProps) {
  if (!children) return null
  return (
    <div className="flex justify-between gap-4 border-line border-b py-2.5">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 text-right wrap-break-word tabular-nums">
        {to ? (
          <LocalLink
            to={catalogueAddress(to)}
            className="underline decoration-accent-line underline-offset-3 hover:text-accent-ink"
          >
            {children}
          </LocalLink>
        ) : (
          children
        )}
      </dd>
    </div>
  )
}
