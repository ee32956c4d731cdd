import { inBoth } from '../../language/in-both.ts'

/** The page of a download that has failed, for browsers without scripts. */
export const sentFileWords = inBoth({
  ru: {
    back: 'Вернуться к документам',
    backToOne: 'Вернуться к документу',
    backToExchange: 'Вернуться к обмену с 1С',
  },
  kk: { back: 'Құжаттарға оралу', backToOne: 'Құжатқа оралу', backToExchange: '1С-пен алмасуға оралу' },
})
