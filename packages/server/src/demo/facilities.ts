/** A trading section: some levels of a building. */
export interface DemoDepartment {
  name: string
  name_kk: string
  levels: readonly number[]
}

export interface DemoFacility {
  name: string
  name_kk: string
  address: string
  address_kk: string
  departments: readonly DemoDepartment[]
}

/** The two buildings, connected on every level; rooms up to the twentieth are in the first. */
export const facilities: readonly DemoFacility[] = [
  {
    name: 'Корпус А',
    name_kk: 'А корпусы',
    address: 'Алматы, пр. Суюнбая, 159',
    address_kk: 'Алматы, Сүйінбай даңғылы, 159',
    departments: [
      { levels: [1], name: 'Масла и автохимия', name_kk: 'Майлар мен автохимия' },
      { levels: [2], name: 'Тормоза и подвеска', name_kk: 'Тежегіш пен аспа' },
      { levels: [3], name: 'Кузов', name_kk: 'Шанақ' },
      { levels: [4, 5], name: 'Шины и сервис', name_kk: 'Шиналар мен сервис' },
    ],
  },
  {
    name: 'Корпус Б',
    name_kk: 'Б корпусы',
    address: 'Алматы, пр. Суюнбая, 159/1',
    address_kk: 'Алматы, Сүйінбай даңғылы, 159/1',
    departments: [
      { levels: [1], name: 'Фильтры и жидкости', name_kk: 'Сүзгілер мен сұйықтықтар' },
      { levels: [2], name: 'Двигатель и трансмиссия', name_kk: 'Қозғалтқыш пен трансмиссия' },
      { levels: [3], name: 'Свет и электроника', name_kk: 'Жарық пен электроника' },
      { levels: [4, 5], name: 'Диски и тюнинг', name_kk: 'Дискілер мен тюнинг' },
    ],
  },
]

const ROOMS_IN_FIRST = 20

/** Returns the department of a room by its number: level, then place on it. */
export const departmentOf = (room: string): string => {
  const level = Math.floor(Number(room) / 100)
  const facility = facilities[Number(room) % 100 <= ROOMS_IN_FIRST ? 0 : 1]
  const found = facility?.departments.find(({ levels }) => levels.includes(level))
  if (!found) throw new RangeError(`No department has the room ${room}`)
  return found.name
}

export const departmentNames = facilities.flatMap(({ departments }) => departments.map(({ name }) => name))
