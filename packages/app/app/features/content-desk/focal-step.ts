export type FocalText = { x: string; y: string }

const STEP = 2

const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The point after an arrow key, in per cent of the picture; null for any other key. */
export function stepped({ x, y }: FocalText, key: string): FocalText | null {
  const way = WAYS[key]
  if (!way) return null
  const moved = (text: string, by: number) => String(Math.min(Math.max(Number(text) + by * STEP, 0), 100))
  return { x: moved(x, way[0]), y: moved(y, way[1]) }
}
