/** «ОМАРОВ ТИМУР СЕРИКОВИЧ» as «Омаров Т. С.»: certificates have the whole name in capitals. */
export function shortName(name: string | null): string | null {
  const [surname, ...others] = (name ?? '').trim().split(/\s+/)
  if (!surname) return null
  const initials = others.map((other) => `${other.slice(0, 1).toLocaleUpperCase('ru')}.`)
  return [capitalised(surname), ...initials].join(' ')
}

/** A name with a hyphen has two capitals. Names that are not all in capitals stay as they are. */
function capitalised(name: string): string {
  if (name !== name.toLocaleUpperCase('ru')) return name
  return name
    .split('-')
    .map((part) => part.slice(0, 1) + part.slice(1).toLocaleLowerCase('ru'))
    .join('-')
}
