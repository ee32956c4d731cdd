/** What others read of a person, «Айгерім С.»: of the second word no more than its first letter. */
export function displayNameOf(name: string): string {
  const [first = '', second] = name.trim().split(/\s+/)
  const [initial] = second ?? ''
  return initial ? `${first} ${initial.toLocaleUpperCase('kk')}.` : first
}
