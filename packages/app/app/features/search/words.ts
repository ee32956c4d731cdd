import { groupDigits } from '@sauda/sdk/language'
import { kazakhCount, russianCount } from '../../language/counted.ts'
import { inBoth } from '../../language/in-both.ts'
import { quotedText } from '../ads/catalogue-address.ts'

/** The suggestions of a search field. Loaded with them. */
export const searchWords = inBoth({
  ru: {
    list: 'Подсказки',
    kinds: {
      part: 'Детали',
      service: 'Услуги',
      car: 'Для машины',
      shop: 'Бутики',
      article: 'Артикулы',
      level: 'Что на каком этаже',
      other: 'Ещё',
    },
    recent: 'Недавнее',
    often: 'Больше всего предложений',
    clear: 'Очистить недавнее',
    removeHelp: 'Чтобы убрать недавний запрос, нажмите Delete.',
    all: (query: string) => `Все результаты по ${quotedText(query)}`,
    search: (query: string) => `Искать ${quotedText(query)}`,
    nothing: (query: string) => `По ${quotedText(query)} ничего не нашлось`,
    read: (query: string) => `Показаны подсказки по ${quotedText(query)}`,
    cancel: 'Отмена',
    count: (count: number) => russianCount(count, 'подсказка', 'подсказки', 'подсказок'),
    none: 'Подсказок нет, но поиск по всему тексту работает.',
    offline: 'Нет связи. Показаны только недавние запросы.',
    offlineAlone: 'Нет связи, поэтому подсказок нет.',
    ads: (count: number) => groupDigits(count),
  },
  kk: {
    list: 'Ұсыныстар',
    kinds: {
      part: 'Бөлшектер',
      service: 'Қызметтер',
      car: 'Көлік бойынша',
      shop: 'Бутиктер',
      article: 'Артикулдар',
      level: 'Қай қабатта не бар',
      other: 'Басқа',
    },
    recent: 'Жақында іздегенім',
    often: 'Ең көп ұсынылатындары',
    clear: 'Іздеу тарихын тазарту',
    removeHelp: 'Бұрынғы сұрауды алып тастау үшін Delete пернесін басыңыз.',
    all: (query: string) => `${quotedText(query)} бойынша барлық нәтиже`,
    search: (query: string) => `${quotedText(query)} деп іздеу`,
    nothing: (query: string) => `${quotedText(query)} бойынша ештеңе табылмады`,
    read: (query: string) => `${quotedText(query)} бойынша ұсыныстар көрсетілді`,
    cancel: 'Болдырмау',
    count: (count: number) => kazakhCount(count, 'ұсыныс'),
    none: 'Ұсыныс жоқ, бірақ бүкіл мәтін бойынша іздеуге болады.',
    offline: 'Байланыс жоқ. Тек бұрынғы сұраулар көрсетілді.',
    offlineAlone: 'Байланыс жоқ, сондықтан ұсыныс та жоқ.',
    ads: (count: number) => groupDigits(count),
  },
})
