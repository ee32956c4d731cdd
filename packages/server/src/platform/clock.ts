/** The current time. All time-dependent code takes a clock, so that tests can move it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

export interface TestClock extends Clock {
  advance(milliseconds: number): void
}

/** A clock that stands still until it is moved. */
export function testClock(start: Date): TestClock {
  let time = start.getTime()
  return {
    now: () => new Date(time),
    advance: (milliseconds) => {
      time += milliseconds
    },
  }
}
