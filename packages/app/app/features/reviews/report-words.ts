import { inBoth } from '../../language/in-both.ts'

/** Reports about reviews, as staff and those who sent them read them. */
export const reportWords = inBoth({
  ru: {
    mine: (number: number) => `Ваша жалоба № ${number}`,
    ofShop: (number: number) => `Жалоба магазина № ${number}`,
    ofReader: (number: number) => `Жалоба читателя № ${number}`,
    waits: 'Модератор ответит в течение рабочего дня.',
  },
  kk: {
    mine: (number) => `№ ${number} шағымыңыз`,
    ofShop: (number) => `Дүкеннің № ${number} шағымы`,
    ofReader: (number) => `Оқырманның № ${number} шағымы`,
    waits: 'Модератор бір жұмыс күні ішінде жауап береді.',
  },
})
