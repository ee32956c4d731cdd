import { describe, expect, test } from 'vitest'
import { boxFaces, floor, project, roomsOf } from './floor-geometry.ts'

describe('project', () => {
  test('u goes right and down, v left and down, height up', () => {
    const [x, y] = project([100, 100], 0, 0)
    expect([x, y]).toEqual([100, 100])
    expect(project([100, 100], 10, 0)[0]).toBeGreaterThan(100)
    expect(project([100, 100], 0, 10)[0]).toBeLessThan(100)
    expect(project([100, 100], 0, 0, 10)[1]).toBe(90)
  })
})

test('a box that hangs below its floor ends at the floor', () => {
  const hanging = boxFaces([0, 0], { u: 0, v: 0, width: 10, depth: 10, height: -5 })
  const flat = boxFaces([0, 0], { u: 0, v: 0, width: 10, depth: 10, height: 0 })
  expect(hanging.top).toBe(flat.top)
})

describe.each([1, 2, 3, 4, 5, 6, 40])('level %i', (level) => {
  const rooms = roomsOf(level)

  test('keeps every room on its floor', () => {
    for (const { u, v, width, depth } of rooms) {
      expect(width).toBeGreaterThan(10)
      expect(u).toBeGreaterThanOrEqual(0)
      expect(u + width).toBeLessThanOrEqual(floor.width)
      expect(v + depth).toBeLessThanOrEqual(floor.depth)
    }
  })

  test('rooms in a row do not overlap', () => {
    for (const row of [0, 1, 2]) {
      const inRow = rooms.filter((room) => room.row === row)
      inRow.slice(1).forEach((room, index) => {
        const before = inRow[index]
        expect(room.u).toBeGreaterThan((before?.u ?? 0) + (before?.width ?? 0))
      })
    }
  })

  test('has a room in the middle for a callout', () => {
    expect(rooms.some(({ row, place }) => row === 1 && place === 2)).toBe(true)
  })
})
