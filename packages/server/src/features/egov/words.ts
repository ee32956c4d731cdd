import type { SignedKind } from '../signing/types.ts'

/** Languages of eGov Mobile: the protocol wants a name in each. */
export const PHONE_LANGUAGES = ['ru', 'kk', 'en'] as const
export type PhoneLanguage = (typeof PHONE_LANGUAGES)[number]

interface PhoneWords {
  /** A document, as a person recognizes it. */
  name: (kind: SignedKind, number: string) => string
  /** What is to be signed, on the first screen. */
  description: (kind: SignedKind, count: number) => string
  number: string
  date: string
  sum: string
  subject: string
  supplier: string
}

export const PHONE_WORDS: Record<PhoneLanguage, PhoneWords> = {
  ru: {
    name: (kind, number) => `${kind === 'completion' ? 'Акт' : 'Приложение'} № ${number}`,
    description: (kind, count) =>
      `${kind === 'completion' ? 'Акты' : 'Приложения'} на подпись, количество: ${count}`,
    ...{ number: 'Номер', date: 'Дата', sum: 'Сумма', subject: 'Содержание', supplier: 'Поставщик' },
  },
  kk: {
    name: (kind, number) => `№ ${number} ${kind === 'completion' ? 'акт' : 'қосымша'}`,
    description: (kind, count) =>
      `Қол қойылатын ${kind === 'completion' ? 'актілер' : 'қосымшалар'}, саны: ${count}`,
    ...{ number: 'Нөмірі', date: 'Күні', sum: 'Сомасы', subject: 'Мазмұны', supplier: 'Жеткізуші' },
  },
  en: {
    name: (kind, number) => `${kind === 'completion' ? 'Act' : 'Appendix'} No. ${number}`,
    description: (kind, count) => `${kind === 'completion' ? 'Acts' : 'Appendices'} to sign: ${count}`,
    ...{ number: 'Number', date: 'Date', sum: 'Sum', subject: 'Subject', supplier: 'Supplier' },
  },
}

/** The app sends the language of its screens; Russian without one. */
export function phoneLanguageOf(header: string | undefined): PhoneLanguage {
  const asked = /^\s*(ru|kk|en)\b/i.exec(header ?? '')?.[1]?.toLowerCase()
  return PHONE_LANGUAGES.find((language) => language === asked) ?? 'ru'
}

export const PARTLY_SIGNED = {
  ru: (signed: number, all: number) => (signed > 0 ? `Подписано ${signed} из ${all}. ` : ''),
  kk: (signed: number, all: number) => (signed > 0 ? `Қол қойылғаны: ${signed}, барлығы: ${all}. ` : ''),
} as const

export const CODE_OVER = {
  ru: 'Этот код больше не действует. Откройте новый на портале.',
  kk: 'Бұл код енді жарамсыз. Порталдан жаңасын ашыңыз.',
} as const
