import { late, lateForSome } from '../../shell/late.ts'

const controls = () => import('./catalogue-controls.tsx').then(({ CatalogueControls }) => CatalogueControls)
const facts = () => import('./ad-facts.tsx').then(({ AdFacts }) => AdFacts)
const nothing = () => import('./no-results.tsx').then(({ NothingFound }) => NothingFound)
const failed = () => import('./no-results.tsx').then(({ ListFailed }) => ListFailed)
const shelf = () => import('./ad-shelf.tsx').then(({ AdShelf }) => AdShelf)

/** Search, filters, order: forms and links, which work as they stand in the page. */
export const LateControls = late(controls, import.meta.env.SSR ? await controls() : null)

/** The lines of what is known of a thing. */
export const LateFacts = late(facts, import.meta.env.SSR ? await facts() : null)

/** Neighbours of an ad, below all that belongs to it. */
export const LateShelf = late(shelf, import.meta.env.SSR ? await shelf() : null)

/** What stands in place of a list that is empty, or could not be read. */
export const LateNothingFound = lateForSome(nothing, import.meta.env.SSR ? await nothing() : null)
export const LateListFailed = lateForSome(failed, import.meta.env.SSR ? await failed() : null)
