import { inLanguage, type Language } from '@sauda/sdk/language'
import type { Facility } from '@sauda/sdk/people'

type Chosen = {
  facilities: readonly Facility[]
  facility: number | null
  departments: readonly number[]
}

/** Names the selected building and its selected sections, such as «Корпус А: Кузов, Шины и сервис»; empty for none. */
export function chosenNames({ facilities, facility, departments }: Chosen, language: Language): string {
  const building = facilities.find(({ id }) => id === facility)
  if (!building) return ''
  const sections = building.departments.filter(({ id }) => departments.includes(id))
  const names = sections.map((section) => inLanguage(section, 'name', language)).join(', ')
  return [inLanguage(building, 'name', language), names].filter(Boolean).join(': ')
}
