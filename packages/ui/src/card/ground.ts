/** The seven pastel backgrounds of pictures. */
export const grounds = ['sand', 'mist', 'sage', 'clay', 'straw', 'aqua', 'stone'] as const

export type Ground = (typeof grounds)[number]

/** Returns the background of a thing by its id, the same wherever it is shown. */
export function groundOf(id: number): Ground {
  return grounds[Math.abs(Math.trunc(id)) % grounds.length] ?? 'stone'
}
