export type Point = { readonly x: number; readonly y: number }

export const NOWHERE: Point = { x: 0, y: 0 }

/** Returns a list with one item moved to another place; the list itself where there is nothing to move. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return [...items]
  return items.toSpliced(from, 1).toSpliced(to, 0, item)
}

/** Returns the index of the place whose centre is closest to a point. */
export function closestPlace(centres: readonly Point[], point: Point): number {
  const distances = centres.map(({ x, y }) => Math.hypot(x - point.x, y - point.y))
  return distances.indexOf(Math.min(...distances))
}

/** Returns how far an item makes way while another one is dragged from its place to another place. */
export function wayOf(centres: readonly Point[], index: number, from: number, to: number): Point {
  const shift = from < index && index <= to ? -1 : to <= index && index < from ? 1 : 0
  const [own, next] = [centres[index], centres[index + shift]]
  return own && next ? { x: next.x - own.x, y: next.y - own.y } : NOWHERE
}
