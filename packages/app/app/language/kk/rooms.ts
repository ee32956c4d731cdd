import type { Words } from '../words.ts'

export const rooms = {
  plate: (level: number, number: string) => `${level}-қабат, ${number}-бутик`,
  onLevel: (level: number) => `${level}-қабат`,
  open: (from: string, to: string) => `Қазір ашық: ${from}–${to}`,
  opensToday: (from: string) => `Жабық. Ашылуы: бүгін, ${from}`,
  opensTomorrow: (from: string) => `Жабық. Ашылуы: ертең, ${from}`,
  opensOn: (weekday: string, from: string) => `Жабық. Ашылуы: ${weekday}, ${from}`,
  closed: 'Жабық',
  shop: 'Орталықтағы дүкен',
  everyDay: 'күн сайын',
  ads: 'Бутик хабарландырулары',
  levelAds: (level: number) => `Бүкіл ${level}-қабат`,
} satisfies Words['rooms']
