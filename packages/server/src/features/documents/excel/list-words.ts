import type { Language } from '@sauda/sdk/language'

/** What stands in the spreadsheet of a list. */
export const LIST_WORDS = {
  ru: {
    sheet: { invoice: 'Счета', completion: 'Акты', application: 'Приложения' },
    number: 'Номер',
    date: 'Дата',
    title: 'За что',
    company: 'Арендатор',
    bin: 'БИН',
    rooms: 'Бутики',
    total: 'Сумма с НДС',
    currency: 'Валюта',
    status: 'Статус',
    due: 'Срок',
    received: 'Получен',
    sum: 'Итого',
    documents: (count: number) => `Документов: ${count}`,
  },
  kk: {
    sheet: { invoice: 'Шоттар', completion: 'Актілер', application: 'Қосымшалар' },
    number: 'Нөмірі',
    date: 'Күні',
    title: 'Не үшін',
    company: 'Жалға алушы',
    bin: 'БСН',
    rooms: 'Бутиктер',
    total: 'ҚҚС қосылған сома',
    currency: 'Валютасы',
    status: 'Мәртебесі',
    due: 'Мерзімі',
    received: 'Келген күні',
    sum: 'Барлығы',
    documents: (count: number) => `Құжаттар: ${count}`,
  },
} as const satisfies Record<Language, object>
