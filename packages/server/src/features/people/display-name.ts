/** Returns the public name of a person, «Айгерім С.»: the second word is reduced to its initial. */
export function displayNameOf(name: string): string {
  const [first = '', second] = name.trim().split(/\s+/)
  const [initial] = second ?? ''
  return initial ? `${first} ${initial.toLocaleUpperCase('kk')}.` : first
}
