/** The districts of Almaty. */
export const cityDistricts = [
  { name: 'Алатауский район', name_kk: 'Алатау ауданы' },
  { name: 'Алмалинский район', name_kk: 'Алмалы ауданы' },
  { name: 'Ауэзовский район', name_kk: 'Әуезов ауданы' },
  { name: 'Бостандыкский район', name_kk: 'Бостандық ауданы' },
  { name: 'Жетысуский район', name_kk: 'Жетісу ауданы' },
  { name: 'Медеуский район', name_kk: 'Медеу ауданы' },
  { name: 'Наурызбайский район', name_kk: 'Наурызбай ауданы' },
  { name: 'Турксибский район', name_kk: 'Түрксіб ауданы' },
] as const

/** The district of an individual by their number: one of five has chosen none. */
export const districtOf = (at: number): string | null =>
  at % 5 === 4 ? null : (cityDistricts[(at * 3 + 5) % cityDistricts.length]?.name ?? null)
