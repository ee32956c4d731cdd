import type { FavouriteState } from '../generated/schemas.ts'
import type { Language, Words } from '../language/index.ts'

/** What is said of a favourite that has left the catalogue. */
const GONE = {
  expired: { ru: 'Истекло', kk: 'Мерзімі өтті' },
  withdrawn: { ru: 'Снято', kk: 'Алынды' },
  deleted: { ru: 'Удалено', kk: 'Жойылды' },
} as const satisfies Record<Exclude<FavouriteState, 'listed'>, Words>

const UNKNOWN = { ru: 'Ушло из каталога', kk: 'Каталогта жоқ' } as const satisfies Words

/** What has become of a favourite that is not in the catalogue; an unknown state gets a neutral word. Empty for one that is. */
export function goneLabel(state: string, language: Language): string {
  if (state === 'listed') return ''
  return (isGoneState(state) ? GONE[state] : UNKNOWN)[language]
}

function isGoneState(state: string): state is keyof typeof GONE {
  return Object.hasOwn(GONE, state)
}
