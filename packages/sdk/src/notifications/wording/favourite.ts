import type { Wording } from './sentence.ts'

/** Favourites belong to people: a tenant has them as a person too. `{what}` has the title and both prices. */
export const FAVOURITE_WORDING = {
  types: {
    1: {
      tenant: {
        ru: 'Подешевело то, что вы сохранили: {what}',
        kk: 'Сақтап қойған хабарландыруыңыз арзандады: {what}',
      },
      staff: {
        ru: 'Подешевело в избранном: {what}',
        kk: 'Таңдаулылардағы хабарландыру арзандады: {what}',
      },
      person: {
        ru: 'Подешевело в вашем избранном: {what}',
        kk: 'Таңдаулыларыңыздағы хабарландыру арзандады: {what}',
      },
    },
  },
  other: { ru: 'Новое в избранном: {what}', kk: 'Таңдаулыларда жаңалық бар: {what}' },
} as const satisfies Wording
