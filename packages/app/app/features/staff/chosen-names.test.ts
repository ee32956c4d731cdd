import { expect, it } from 'vitest'
import { chosenNames } from './chosen-names.ts'

const facilities = [
  {
    id: 1,
    name: 'Корпус А',
    name_kk: 'А корпусы',
    address: '',
    address_kk: '',
    departments: [
      { id: 11, name: 'Кузов', name_kk: 'Шанақ', people: 6 },
      { id: 12, name: 'Шины и сервис', name_kk: 'Шиналар мен сервис', people: 10 },
    ],
  },
  { id: 2, name: 'Корпус Б', name_kk: 'Б корпусы', address: '', address_kk: '', departments: [] },
]

it.each([
  [1, [], 'Корпус А', 'А корпусы'],
  [1, [12], 'Корпус А: Шины и сервис', 'А корпусы: Шиналар мен сервис'],
  [1, [12, 11], 'Корпус А: Кузов, Шины и сервис', 'А корпусы: Шанақ, Шиналар мен сервис'],
  [2, [11], 'Корпус Б', 'Б корпусы'],
  [3, [], '', ''],
  [null, [11], '', ''],
])('building %j with sections %j is «%s»', (facility, departments, ru, kk) => {
  expect(chosenNames({ facilities, facility, departments }, 'ru')).toBe(ru)
  expect(chosenNames({ facilities, facility, departments }, 'kk')).toBe(kk)
})
