import { type ComponentType, lazy } from 'react'

type Load<Props> = () => Promise<ComponentType<Props>>

/**
 * A part of a page whose scripts are fetched beside its first load and not as a part of it. Within a `Suspense` its
 * HTML stands there until they come, links and forms included. The server has to have it at hand, or the page would
 * go out without it:
 *
 *     const facts = () => import('./ad-facts.tsx').then(({ AdFacts }) => AdFacts)
 *     export const LateFacts = late(facts, import.meta.env.SSR ? await facts() : null)
 */
export function late<Props extends object>(
  load: Load<Props>,
  atHand: ComponentType<Props> | null,
): ComponentType<Props> {
  if (atHand) return atHand
  // Begun at once, so that on the way from another page the part comes with the page.
  const coming = load()
  return lazy(async () => ({ default: await coming }))
}

/** The same for a part that few get to see: its scripts are fetched where it is shown. */
export function lateForSome<Props extends object>(
  load: Load<Props>,
  atHand: ComponentType<Props> | null,
): ComponentType<Props> {
  return atHand ?? lazy(async () => ({ default: await load() }))
}
