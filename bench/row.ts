/** One measured figure. A figure without a goal is for comparison. */
export interface Row {
  what: string
  value: string
  goal?: string
  met?: boolean
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

export function printTable(rows: readonly Row[]): void {
  const width = Math.max(...rows.map(({ what }) => what.length))
  for (const { what, value, goal = '', met } of rows) {
    const mark = met === undefined ? ' ' : met ? '✓' : '✗'
    console.log(`${mark} ${what.padEnd(width)}  ${value.padStart(14)}  ${goal}`)
  }
}
