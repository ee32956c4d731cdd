import { inBoth } from '../../language/in-both.ts'

/** How many rooms of a level are free. */
export const freeWords = inBoth({
  ru: { freeRooms: (count: number) => (count === 0 ? 'всё занято' : `свободно\u00a0${count}`) },
  kk: { freeRooms: (count: number) => (count === 0 ? 'бос бутик жоқ' : `${count}\u00a0бос бутик`) },
})
