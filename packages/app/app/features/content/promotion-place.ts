import type { Contact, Promotion } from '@sauda/sdk/content'
import { inLanguage, type Language } from '@sauda/sdk/language'
import { roomWords } from '../rooms/words.ts'

/** Where a promotion is, in a line for calendars: the first room and the address; null if neither is known. */
export function placeOf(
  { rooms: [room] }: Pick<Promotion, 'rooms'>,
  centre: Contact | null,
  language: Language,
): string | null {
  const parts = [
    room ? [room.name, roomWords[language].plate(room.level, room.number)] : [],
    centre ? inLanguage(centre, 'address', language) : [],
  ].flat()
  return parts.filter(Boolean).join(', ') || null
}
