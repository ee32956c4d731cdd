/** @throws RangeError for a name that no row has */
export const idIn = (ids: ReadonlyMap<string, number>, name: string): number => {
  const id = ids.get(name)
  if (id === undefined) throw new RangeError(`The demo centre has no ${name}`)
  return id
}
