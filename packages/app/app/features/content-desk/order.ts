/** The order of a set after a form has moved an entry: by a button (`12 up`), or to a place (`12 3`). */
export function orderAfter(seen: readonly number[], form: FormData | undefined): number[] | null {
  const asked = form?.get('move') ?? form?.get('drag')
  const [, id, where] = /^(\d{1,10}) (up|down|\d{1,4})$/.exec(typeof asked === 'string' ? asked : '') ?? []
  const from = seen.indexOf(Number(id))
  if (from < 0) return null
  const to = where === 'up' ? from - 1 : where === 'down' ? from + 1 : Number(where)
  if (to < 0 || to >= seen.length) return null
  return seen.toSpliced(from, 1).toSpliced(to, 0, Number(id))
}
