import { inBoth } from '../../language/in-both.ts'

/** Where a private seller without a district is, and what they read on their own ads. */
export const districtWords = inBoth({
  ru: {
    choose: 'Укажите район',
    unknown: (city: string | null) => (city ? `${city}, район не указан` : 'Район не указан'),
  },
  kk: {
    choose: 'Ауданыңызды көрсетіңіз',
    unknown: (city) => (city ? `${city}, ауданы көрсетілмеген` : 'Ауданы көрсетілмеген'),
  },
})
