import { describe, expect, it } from 'vitest'
import {
  fitted,
  isLargest,
  moved,
  type PhotoRoom,
  toggledAt,
  viewAfterKey,
  WHOLE,
  zoomedAt,
} from './photo-zoom.ts'

const room: PhotoRoom = { stage: { width: 400, height: 800 }, photo: { width: 400, height: 300 } }
const centre = { x: 0, y: 0 }

describe('fitted', () => {
  it.each([
    ['a wide photo', { width: 1280, height: 960 }, { width: 400, height: 300 }],
    ['a tall photo', { width: 900, height: 3200 }, { width: 225, height: 800 }],
    ['a small photo, which is not enlarged', { width: 64, height: 48 }, { width: 64, height: 48 }],
    ['a photo without a size', { width: 0, height: 0 }, { width: 0, height: 0 }],
  ])('%s', (_, photo, expected) => {
    expect(fitted(room.stage, photo)).toEqual(expected)
  })
})

describe('zoomedAt', () => {
  it('keeps the point under the fingers', () => {
    const at = { x: 100, y: 0 }
    const view = zoomedAt(WHOLE, 2, at, room)
    // The point of the photo at `at` was 100 from its centre and is 200 from it now.
    expect(view.x + 200).toBe(at.x)
    expect(view.scale).toBe(2)
  })

  it('stays between the whole photo and four times its size', () => {
    expect(zoomedAt(WHOLE, 100, centre, room).scale).toBe(4)
    expect(zoomedAt(WHOLE, 0.01, centre, room)).toEqual(WHOLE)
    expect(isLargest(zoomedAt(WHOLE, 100, centre, room))).toBe(true)
    expect(isLargest(zoomedAt(WHOLE, 3.9, centre, room))).toBe(false)
  })

  it('leaves no photo outside the stage when it gets smaller again', () => {
    const far = moved(zoomedAt(WHOLE, 4, centre, room), { x: 9999, y: 9999 }, room)
    expect(zoomedAt(far, 1 / 4, centre, room)).toEqual(WHOLE)
  })
})

describe('moved', () => {
  it('does not move the whole photo', () => {
    expect(moved(WHOLE, { x: 50, y: 50 }, room)).toEqual(WHOLE)
  })

  it('stops at the edges, and does not move along a side that fits', () => {
    const large = zoomedAt(WHOLE, 2, centre, room)
    expect(moved(large, { x: -9999, y: 40 }, room)).toEqual({ scale: 2, x: -200, y: 0 })
  })
})

describe('toggledAt', () => {
  it('magnifies the whole photo, and shows a magnified one whole', () => {
    const large = toggledAt(WHOLE, { x: 10, y: 10 }, room)
    expect(large.scale).toBe(2.5)
    expect(toggledAt(large, { x: 10, y: 10 }, room)).toEqual(WHOLE)
  })
})

describe('viewAfterKey', () => {
  const large = zoomedAt(WHOLE, 4, centre, room)

  it.each([
    ['+', WHOLE, 1.5],
    ['=', WHOLE, 1.5],
    ['-', large, 4 / 1.5],
    ['0', large, 1],
  ])('%s changes the magnification', (key, view, scale) => {
    expect(viewAfterKey(view, { key }, room)?.scale).toBeCloseTo(scale)
  })

  it.each([
    ['ArrowLeft', { x: 80, y: 0 }],
    ['ArrowRight', { x: -80, y: 0 }],
    ['ArrowUp', { x: 0, y: 160 }],
    ['ArrowDown', { x: 0, y: -160 }],
  ])('%s moves a magnified photo', (key, by) => {
    expect(viewAfterKey(large, { key }, room)).toEqual({ scale: 4, ...by })
  })

  it.each([
    ['an arrow while the whole photo is shown', WHOLE, { key: 'ArrowLeft' }],
    ['another key', large, { key: 'a' }],
    ["the browser's own zoom", large, { key: '+', ctrlKey: true }],
    ["the browser's own zoom on a Mac", large, { key: '0', metaKey: true }],
    ["the browser's own history", large, { key: 'ArrowLeft', altKey: true }],
  ])('%s changes nothing', (_, view, pressed) => {
    expect(viewAfterKey(view, pressed, room)).toBeNull()
  })
})
