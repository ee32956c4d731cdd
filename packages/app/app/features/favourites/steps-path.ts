import type { Moment } from '@sauda/sdk/language'

/** The size of the drawing of a price, in its own units. */
export const STEPS = { width: 210, height: 30, pad: 5 } as const

/** The line of a price since it was saved: the part before the last change, the part that holds now, and its end. */
export interface StepsPath {
  before: string
  now: string
  end: { x: number; y: number }
}

/**
 * Draws a price over time as steps: it holds until it changes. Null if it never has, or was negotiable at some time. Times
 * are places on the line; changes that are close together stay apart.
 */
export function stepsPath(
  saved: { price: number | null; at: Moment },
  changes: readonly { price: number | null; at: Moment }[],
  now: Moment,
): StepsPath | null {
  const points = [saved, ...changes]
  const prices = points.flatMap(({ price }) => price ?? [])
  if (changes.length === 0 || prices.length < points.length) return null
  const [from, to] = [timeOf(saved.at), Math.max(timeOf(now), timeOf(saved.at) + 1)]
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const { width, height, pad } = STEPS
  const last = width - pad
  const yOf = (price: number) => Math.round(pad + ((high - price) / (high - low || 1)) * (height - 2 * pad))
  // A step is at least 14 units wide, so that each can be seen; the last one ends in a dot.
  const xs = points.map((point, at) => {
    const share = (timeOf(point.at) - from) / (to - from)
    const least = pad + at * 14
    const most = last - (points.length - at) * 14
    return Math.round(Math.max(least, Math.min(most, pad + share * (last - pad))))
  })
  const steps = prices.map((price, at) => ({ x: xs[at] ?? pad, y: yOf(price) }))
  const end = steps.at(-1) ?? { x: pad, y: pad }
  const before = steps
    .slice(1)
    .map(({ x, y }) => `H${x}V${y}`)
    .join('')
  return {
    before: `M${steps[0]?.x ?? pad} ${steps[0]?.y ?? pad}${before}`,
    now: `M${end.x} ${end.y}H${last}`,
    end: { x: last, y: end.y },
  }
}

function timeOf(moment: Moment): number {
  return new Date(moment).getTime()
}
