import { almatyTime } from '@sauda/sdk/language'

/** How many days ago a due date was; 0 on the day itself and before it. */
export function daysLate(due_on: string, now: string): number {
  const [due, today] = [almatyTime(due_on), almatyTime(now)]
  return due && today ? Math.max(0, today.dayNumber - due.dayNumber) : 0
}
