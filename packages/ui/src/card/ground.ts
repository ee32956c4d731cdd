/** The seven soft grounds a picture may lie on. */
export const grounds = ['sand', 'mist', 'sage', 'clay', 'straw', 'aqua', 'stone'] as const

export type Ground = (typeof grounds)[number]

/** The ground of a thing by its id, the same wherever the thing is shown. */
export function groundOf(id: number): Ground {
  return grounds[Math.abs(Math.trunc(id)) % grounds.length] ?? 'stone'
}
