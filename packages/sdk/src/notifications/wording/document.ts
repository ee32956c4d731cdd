import type { Wording } from './sentence.ts'

/** Type 1 is new, 2 signed; `{what}` is the number with its date. */
export const ACT_WORDING = {
  types: {
    1: {
      tenant: { ru: 'Новый акт {what} ждёт вашей подписи', kk: '{what} жаңа актіге қол қоюыңыз керек' },
      staff: { ru: 'Акт {what} загружен из 1С', kk: '{what} акт 1С жүйесінен жүктелді' },
      person: { ru: 'Новый акт {what}', kk: '{what} жаңа акт келді' },
    },
    2: {
      tenant: { ru: 'Акт {what} подписан с вашей стороны', kk: '{what} актіге сіз тараптан қол қойылды' },
      staff: { ru: 'Арендатор подписал акт {what}', kk: 'Жалға алушы {what} актіге қол қойды' },
      person: { ru: 'Акт {what} подписан', kk: '{what} актіге қол қойылды' },
    },
  },
  other: { ru: 'Новое по акту {what}', kk: '{what} акт бойынша жаңалық бар' },
} as const satisfies Wording

export const APPENDIX_WORDING = {
  types: {
    1: {
      tenant: {
        ru: 'Новое приложение {what} ждёт вашей подписи',
        kk: '{what} жаңа қосымшаға қол қоюыңыз керек',
      },
      staff: {
        ru: 'Приложение {what} загружено из 1С',
        kk: '{what} қосымша 1С жүйесінен жүктелді',
      },
      person: { ru: 'Новое приложение {what}', kk: '{what} жаңа қосымша келді' },
    },
    2: {
      tenant: {
        ru: 'Приложение {what} подписано с вашей стороны',
        kk: '{what} қосымшаға сіз тараптан қол қойылды',
      },
      staff: {
        ru: 'Арендатор подписал приложение {what}',
        kk: 'Жалға алушы {what} қосымшаға қол қойды',
      },
      person: { ru: 'Приложение {what} подписано', kk: '{what} қосымшаға қол қойылды' },
    },
  },
  other: { ru: 'Новое по приложению {what}', kk: '{what} қосымша бойынша жаңалық бар' },
} as const satisfies Wording

/** Type 2 is downloaded. */
export const INVOICE_WORDING = {
  types: {
    1: {
      tenant: { ru: 'Вам выставлен счёт {what}', kk: 'Сізге {what} шот ұсынылды' },
      staff: { ru: 'Счёт {what} загружен из 1С', kk: '{what} шот 1С жүйесінен жүктелді' },
      person: { ru: 'Новый счёт {what}', kk: '{what} жаңа шот келді' },
    },
    2: {
      tenant: { ru: 'Вы скачали счёт {what}', kk: 'Сіз {what} шотты жүктеп алдыңыз' },
      staff: { ru: 'Арендатор скачал счёт {what}', kk: 'Жалға алушы {what} шотты жүктеп алды' },
      person: { ru: 'Счёт {what} скачан', kk: '{what} шот жүктеп алынды' },
    },
  },
  other: { ru: 'Новое по счёту {what}', kk: '{what} шот бойынша жаңалық бар' },
} as const satisfies Wording
