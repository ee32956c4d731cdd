import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { STEPS, stepsPath } from './steps-path.ts'

const DAY = 86_400_000
const day = (n: number) => n * DAY

describe('the line of a price', () => {
  it('goes down where the price fell, and ends in a dot', () => {
    const path = stepsPath({ price: 66_000, at: 0 }, [{ price: 58_000, at: day(5) }], day(10))
    expect(path).toEqual({ before: 'M5 5H105V25', now: 'M105 25H205', end: { x: 205, y: 25 } })
  })

  it('has a step for each change', () => {
    const changes = [
      { price: 320_000, at: day(2) },
      { price: 312_000, at: day(8) },
    ]
    expect(stepsPath({ price: 340_000, at: 0 }, changes, day(10))?.before).toMatch(/^M5 5(H\d+V\d+){2}$/)
  })

  it.each([
    ['never changed', { price: 66_000, at: 0 }, []],
    ['was negotiable when it was saved', { price: null, at: 0 }, [{ price: 5, at: 1 }]],
    ['was negotiable at some time', { price: 5, at: 0 }, [{ price: null, at: 1 }]],
  ])('is none of a price that %s', (_what, saved, changes) => {
    expect(stepsPath(saved, changes, day(1))).toBeNull()
  })

  it('stays inside its drawing and goes on to the right, however close the changes are', () => {
    const change = fc.record({
      price: fc.integer({ min: 1, max: 1e9 }),
      at: fc.integer({ min: 0, max: day(90) }),
    })
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 10 }), (all) => {
        const changes = all.toSorted((a, b) => a.at - b.at)
        const path = stepsPath({ price: 1000, at: 0 }, changes, day(90))
        const xs = [...(path?.before.matchAll(/H(\d+)/g) ?? [])].map(([, x]) => Number(x))
        const ys = [...(path?.before.matchAll(/V(\d+)/g) ?? [])].map(([, y]) => Number(y))
        expect(xs).toEqual(xs.toSorted((a, b) => a - b))
        expect(Math.max(...xs)).toBeLessThan(STEPS.width)
        for (const y of ys) expect(y).toBeGreaterThanOrEqual(STEPS.pad)
        for (const y of ys) expect(y).toBeLessThanOrEqual(STEPS.height - STEPS.pad)
      }),
    )
  })
})
