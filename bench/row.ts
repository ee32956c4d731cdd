import { availableParallelism, loadavg } from 'node:os'

/** One measured figure. A figure without a goal is for comparison. */
export interface Row {
  what: string
  value: string
  goal?: string
  met?: boolean
  /** The least and the most of the figures whose median it is. */
  spread?: string
}

/** The figure in the middle; of an even number the lower one. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor((figures.length - 1) / 2)] ?? 0
}

/** The least and the most of figures. */
export function spreadOf(figures: readonly number[]): string {
  return `${readable(Math.min(...figures))}–${readable(Math.max(...figures))}`
}

/** A figure that must not exceed its goal. */
export function atMost(what: string, value: number, goal: number, unit: string): Row {
  return {
    what,
    value: `${readable(value)} ${unit}`,
    goal: `≤ ${readable(goal)} ${unit}`,
    met: value <= goal,
  }
}

/** A figure that must not be below its goal. */
export function atLeast(what: string, value: number, goal: number, unit: string): Row {
  return {
    what,
    value: `${readable(value)} ${unit}`,
    goal: `≥ ${readable(goal)} ${unit}`,
    met: value >= goal,
  }
}

/** A figure for comparison. */
export function plain(what: string, value: number, unit: string): Row {
  return { what, value: `${readable(value)} ${unit}` }
}

function readable(value: number): string {
  const digits = Math.abs(value) < 10 ? 2 : Math.abs(value) < 100 ? 1 : 0
  return Number(value.toFixed(digits)).toLocaleString('en')
}

/** Prints figures, and how busy the machine was: on a machine that others use they are larger. */
export function printTable(rows: readonly Row[]): void {
  const width = Math.max(...rows.map(({ what }) => what.length))
  for (const { what, value, goal = '', met, spread } of rows) {
    const mark = met === undefined ? ' ' : met ? '✓' : '✗'
    console.log(
      `${mark} ${what.padEnd(width)}  ${value.padStart(14)}  ${goal.padEnd(10)}  ${spread ?? ''}`.trimEnd(),
    )
  }
  console.log(
    `\nload of the machine: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')} on ${availableParallelism()} cores`,
  )
}
