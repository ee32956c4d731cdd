import { inBoth } from '../../language/in-both.ts'

/** What private sellers without a district read on their own ads. */
export const districtWords = inBoth({
  ru: { choose: 'Укажите район' },
  kk: { choose: 'Ауданыңызды көрсетіңіз' },
})
