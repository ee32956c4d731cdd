import { inBoth } from '../../language/in-both.ts'

/** The button of an ad that staff have sent back, in its owner's list. */
export const adRowWords = inBoth({
  ru: {
    mend: 'Исправить',
    mendAd: (title: string) => `Исправить: ${title}`,
  },
  kk: {
    mend: 'Түзету',
    mendAd: (title) => `Түзету: ${title}`,
  },
})
