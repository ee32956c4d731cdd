import { loadSpare } from '../../shell/chunk-failure.ts'
import { late, whenOnline } from '../../shell/late.ts'

const clash = () => import('./clash.tsx').then(({ Clash }) => Clash)
const difference = () => import('./difference.tsx').then(({ Difference }) => Difference)
const log = () => import('./item-log.tsx').then(({ ItemLog }) => ItemLog)
const watch = () => import('./editing-watch.tsx').then(({ EditingWatch }) => EditingWatch)

/** Shown when somebody else has saved first. */
export const LateClash = late(() => whenOnline(clash), import.meta.env.SSR ? await clash() : null)

/** An older version beside the newest one. */
export const LateDifference = late(difference, import.meta.env.SSR ? await difference() : null)

/** Who changed an entry, and when. */
export const LateItemLog = late(log, import.meta.env.SSR ? await log() : null)

/**
 * Asks before unsaved texts are left, and tells of a newer version; of use only after scripts have loaded. If it does not
 * come, the form is there without it.
 */
export const LateEditingWatch = late(
  async () => (await loadSpare(() => whenOnline(watch))) ?? (() => null),
  null,
)
