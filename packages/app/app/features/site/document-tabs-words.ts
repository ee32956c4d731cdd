import { inBoth } from '../../language/in-both.ts'

/** The second row of the header; guests do not load it. */
export const tabsWords = inBoth({ ru: { label: 'Документы' }, kk: { label: 'Құжаттар' } })
