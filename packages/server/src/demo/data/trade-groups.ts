/** The groups of trades that the table of shops names, by their names in a new portal (migration 0052). */
const tradeGroups = {
  engine: 'Двигатель и трансмиссия',
  suspension: 'Подвеска и тормоза',
  body: 'Кузов и стекла',
  electrics: 'Электрика и свет',
  tyres: 'Шины и диски',
  oils: 'Масла и химия',
  accessories: 'Аксессуары и инструмент',
  service: 'Сервис',
} as const

/** Returns the name of a group; a group that the table does not know is a mistake of it. */
export function tradeGroupName(group: string): string {
  const found = Object.entries(tradeGroups).find(([key]) => key === group)
  if (!found) throw new RangeError(`There is no group of trades ${group}`)
  return found[1]
}
