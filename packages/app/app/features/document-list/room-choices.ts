/** A room of a filter, with the text of its plate. */
export type RoomChoice = { id: number; plate: string }

type Room = { id: number; level: number; number: string }

/** The rooms of a tenant and those that documents are about, each once, by level and number. */
export function roomChoices(rooms: readonly Room[]): RoomChoice[] {
  return [...new Map(rooms.map((room) => [room.id, room])).values()]
    .sort((a, b) => a.level - b.level || a.number.localeCompare(b.number, 'ru', { numeric: true }))
    .map(({ id, level, number }) => ({ id, plate: `${level}-${number}` }))
}
