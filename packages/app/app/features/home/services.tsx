import type { VehicleMaintenance } from '@sauda/sdk/content'
import { money } from '@sauda/sdk/language'
import { cn } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { catalogueAddress } from '../ads/catalogue-address.ts'
import { ContentPicture } from '../content/content-picture.tsx'
import { SectionHead, sectionGap } from '../content/section.tsx'
import { ToldText } from '../content/told.tsx'
import { RoomPlate } from '../rooms/room-plate.tsx'
import { landingWords } from './landing-words.ts'

const PLATES = 2

/** What is done with vehicles in the centre, where, and from which price. */
export function Services({ works, services }: { works: readonly VehicleMaintenance[]; services: number }) {
  const words = useWords(landingWords)
  if (works.length === 0) return null
  return (
    <section
      id="services"
      className={cn('page-wrap laid-out-later scroll-mt-6 [--height:66rem] nav:[--height:38rem]', sectionGap)}
    >
      <SectionHead
        title={words.services}
        link={{ to: catalogueAddress({ kind: 'service' }), text: words.allServices(services) }}
      />
      <ul className="border-text border-t-2">
        {works.map((work) => (
          <Work key={work.id} work={work} />
        ))}
      </ul>
    </section>
  )
}

function Work({ work }: { work: VehicleMaintenance }) {
  const words = useWords(landingWords)
  const language = useLanguage()
  const { rooms, price_from, service, image } = work
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 border-line border-b py-3.5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_8.5rem_8rem_7.5rem]">
      <h3 className="flex items-center gap-3 font-strong font-text text-md tracking-normal">
        {image && <ContentPicture image={image} sizes="64px" className="h-12 w-16 shrink-0 rounded-2" />}
        <ToldText of={work} field="title" />
      </h3>
      <p className="text-muted text-sm max-sm:col-span-full max-sm:row-start-2">
        <ToldText of={work} field="summary" />
      </p>
      <p className="flex flex-wrap gap-1.5 max-sm:col-start-1">
        {rooms.slice(0, PLATES).map((room) => (
          <RoomPlate key={room.id} room={room} />
        ))}
      </p>
      <p className="text-right font-strong tabular-nums max-sm:col-start-2 max-sm:row-start-1 sm:col-start-4">
        {price_from !== null && words.priceFrom(money(price_from, language))}
      </p>
      {service && (
        <LocalLink
          to={catalogueAddress({ kind: 'service', service_id: service.id })}
          className="inline-block py-1 text-right font-strong text-accent-ink text-sm hover:underline max-sm:col-start-2 sm:col-start-5"
        >
          {words.workOffers}
          <span className="sr-only">
            : <ToldText of={work} field="title" />
          </span>
        </LocalLink>
      )}
    </li>
  )
}
