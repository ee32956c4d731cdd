import { kazakhCount, russianCount } from '../../language/counted.ts'
import { inBoth } from '../../language/in-both.ts'

/** What each kind of documents is called. */
export const kindWords = inBoth({
  ru: {
    invoice: {
      many: 'Счета',
      ofTenants: 'Счета арендаторов',
      named: (number: string) => `Счёт № ${number}`,
      accusative: 'счёт',
      count: (count: number) => russianCount(count, 'счёт', 'счёта', 'счетов'),
    },
    completion: {
      many: 'Акты',
      ofTenants: 'Акты арендаторов',
      named: (number: string) => `Акт № ${number}`,
      accusative: 'акт',
      count: (count: number) => russianCount(count, 'акт', 'акта', 'актов'),
    },
    application: {
      many: 'Приложения',
      ofTenants: 'Приложения арендаторов',
      named: (number: string) => `Приложение № ${number}`,
      accusative: 'приложение',
      count: (count: number) => russianCount(count, 'приложение', 'приложения', 'приложений'),
    },
  },
  kk: {
    invoice: {
      many: 'Шоттар',
      ofTenants: 'Жалға алушылардың шоттары',
      named: (number: string) => `№ ${number} шот`,
      accusative: 'шотты',
      count: (count: number) => kazakhCount(count, 'шот'),
    },
    completion: {
      many: 'Актілер',
      ofTenants: 'Жалға алушылардың актілері',
      named: (number: string) => `№ ${number} акт`,
      accusative: 'актіні',
      count: (count: number) => kazakhCount(count, 'акт'),
    },
    application: {
      many: 'Қосымшалар',
      ofTenants: 'Жалға алушылардың қосымшалары',
      named: (number: string) => `№ ${number} қосымша`,
      accusative: 'қосымшаны',
      count: (count: number) => kazakhCount(count, 'қосымша'),
    },
  },
})
