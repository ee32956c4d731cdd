import { type Language, weekdayShort } from '@sauda/sdk/language'

/** ISO weekdays as a line of ranges: «пн–сб», «пн, ср–пт». Empty without weekdays. */
export function weekdayLine(weekdays: readonly number[], language: Language): string {
  const days = [...new Set(weekdays)].sort((a, b) => a - b)
  const runs: number[][] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run?.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  return runs.map((run) => runText(run, language)).join(', ')
}

function runText(run: readonly number[], language: Language): string {
  const names = run.map((day) => weekdayShort(day, language))
  return names.length > 2 ? `${names[0]}–${names.at(-1)}` : names.join(', ')
}
