/** Isometric boxes for the stack of floors. Lengths are in px of the drawing, angles are 30°. */

export type Point = readonly [x: number, y: number]
export type Box = { u: number; v: number; width: number; depth: number; height: number }
/** Three visible faces as SVG path data. */
export type Faces = { top: string; left: string; right: string }

const scale = 0.9
const cos30 = Math.sqrt(3) / 2

export const floor = { width: 248, depth: 152, thickness: 5.5, step: 74, slide: 92 } as const

/**
 * Projects a point on a floor (u to the right and down, v to the left and down), relative to the floor's far corner.
 */
export function project([x, y]: Point, u: number, v: number, height = 0): Point {
  return [x + (u - v) * cos30 * scale, y + (u + v) * 0.5 * scale - height]
}

function face(...points: Point[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
}

/** The faces of a box that stands on a floor; with a negative height it hangs below. */
export function boxFaces(origin: Point, { u, v, width, depth, height }: Box): Faces {
  const corner = (du: number, dv: number, h: number) => project(origin, u + du * width, v + dv * depth, h)
  const [low, high] = [Math.min(0, height), Math.max(0, height)]
  return {
    top: face(corner(0, 0, high), corner(1, 0, high), corner(1, 1, high), corner(0, 1, high)),
    left: face(corner(0, 1, low), corner(1, 1, low), corner(1, 1, high), corner(0, 1, high)),
    right: face(corner(1, 0, low), corner(1, 1, low), corner(1, 1, high), corner(1, 0, high)),
  }
}

const rows = [
  { v: 7, depth: 42, from: 7, to: 241 },
  { v: 64, depth: 24, from: 40, to: 208 },
  { v: 103, depth: 42, from: 7, to: 241 },
] as const

/** Widths of the rooms of a floor, by rows from the back; the last room of a row fills the rest. */
const plans = [
  [
    [32, 40, 50, 32, 32, 26],
    [32, 32, 32, 50],
    [50, 50, 50, 50],
  ],
  [
    [32, 26, 26, 32, 32, 26, 26],
    [40, 32, 26, 40],
    [40, 40, 50, 40, 40],
  ],
  [
    [32, 32, 26, 50, 32, 26],
    [26, 32, 40, 26],
    [32, 50, 26, 26, 40, 40],
  ],
  [
    [26, 40, 40, 26, 40],
    [50, 26, 26, 26],
    [32, 40, 26, 50, 40],
  ],
  [
    [40, 26, 26, 40, 26, 26],
    [32, 40, 50],
    [40, 26, 50, 50],
  ],
] as const

const gap = 3.2

/** The rooms of a level, each with its row (0 at the back) and its position in it. */
export function roomsOf(level: number): (Box & { row: number; place: number })[] {
  const plan = plans[(level - 1) % plans.length] ?? plans[0]
  return rows.flatMap(({ v, depth, from, to }, row) => {
    let u = from
    const widths = plan[row] ?? []
    return [...widths, to - from - widths.reduce((sum, width) => sum + width, 0) + gap].map(
      (width, place) => {
        const room = { u, v, width: width - gap, depth, height: 9, row, place }
        u += width
        return room
      },
    )
  })
}
