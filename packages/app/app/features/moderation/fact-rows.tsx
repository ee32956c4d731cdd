import type { Ad } from '@sauda/sdk/ads'
import { inLanguage } from '@sauda/sdk/language'
import type { ReactNode } from 'react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { catalogueWords } from '../ads/catalogue-words.ts'
import { categoryName } from '../ads/categories.ts'
import { deskWords } from '../ads/desk-words.ts'
import { plainFactNames, plainFacts } from '../ads/plain-facts.ts'
import { RoomPlate } from '../rooms/room-plate.tsx'
import { weekdayLine } from '../rooms/weekdays.ts'

/** A property of an ad. Two ads differ in it if their texts differ; without a text it is unknown. */
export type FactRow = { name: string; text: string; value: ReactNode }

/** The properties of an ad other than its texts, price and photos, one per line. */
export function useFactRows(): (ad: Ad) => FactRow[] {
  const catalogue = useWords(catalogueWords)
  const desk = useWords(deskWords)
  const plain = useWords(plainFactNames)
  const language = useLanguage()
  const named = (it: Ad['brand']) => (it ? inLanguage(it, 'name', language) : '')
  const row = (name: string, text: string | null | false, value: ReactNode = text): FactRow => ({
    name,
    text: text || '',
    value,
  })
  return (ad) => [
    row(desk.kind, desk.kinds[ad.kind]),
    row(desk.condition, ad.condition && desk.conditions[ad.condition]),
    row(catalogue.category, ad.category && categoryName(catalogue.categories, ad.category)),
    row(desk.brand, named(ad.brand)),
    row(desk.sparePart, named(ad.spare_part)),
    row(desk.service, named(ad.service)),
    ...plainFacts(ad, plain).map(({ name, text }) => row(name, text)),
    row(
      desk.rooms,
      ad.rooms.map(({ level, number }) => `${level} ${number}`).join(', '),
      <Rooms rooms={ad.rooms} />,
    ),
    row(desk.days, ad.weekdays.length % 7 === 0 ? desk.everyDay : weekdayLine(ad.weekdays, language)),
    row(desk.hours, ad.hours_from && `${ad.hours_from}–${ad.hours_to}`),
    row(desk.phone, ad.phone_hint),
  ]
}

function Rooms({ rooms }: Pick<Ad, 'rooms'>) {
  return (
    <span className="flex flex-wrap gap-2">
      {rooms.map((room) => (
        <RoomPlate key={room.id} room={room} />
      ))}
    </span>
  )
}
