import type { DocumentKind } from '@sauda/sdk/documents'
import { type CountForms, count } from '@sauda/sdk/language'

const NOUNS: Readonly<Record<DocumentKind, CountForms>> = {
  invoice: { ru: ['счёт', 'счёта', 'счетов'], kk: 'шот' },
  completion: { ru: ['акт', 'акта', 'актов'], kk: 'акт' },
  application: { ru: ['приложение', 'приложения', 'приложений'], kk: 'қосымша' },
}

/** Texts of the e-mails about documents, in both languages. */
const ru = {
  documents: (kind: DocumentKind, n: number) => count(n, NOUNS[kind], 'ru'),
  received: {
    subject: (kind: DocumentKind, n: number) => `Новые документы: ${count(n, NOUNS[kind], 'ru')}`,
    heading: 'Пришли документы',
    what: (kind: DocumentKind, n: number) => `Торговый центр прислал вам ${count(n, NOUNS[kind], 'ru')}.`,
  },
  reminder: {
    subject: (kind: DocumentKind, n: number) => `Напоминаем о документах: ${count(n, NOUNS[kind], 'ru')}`,
    heading: 'Документы ждут вас',
    what: (kind: DocumentKind, n: number) => `На портале вас ждут документы: ${count(n, NOUNS[kind], 'ru')}.`,
  },
  renewed: {
    subject: (kind: DocumentKind, n: number) => `Исправленные документы: ${count(n, NOUNS[kind], 'ru')}`,
    heading: 'Документы исправлены',
    what: (kind: DocumentKind, n: number) =>
      `Торговый центр исправил и прислал заново ${count(n, NOUNS[kind], 'ru')}. Прежние редакции тоже можно прочитать.`,
  },
  todo: {
    download: 'Скачайте счёт на портале, а если в нём ошибка, отклоните его и напишите, что исправить.',
    sign: 'Проверьте документы и подпишите их на портале, а если в них ошибка, отклоните их и напишите, что исправить.',
  },
  until: (date: string) => `Это нужно сделать до ${date} включительно.`,
  open: 'Открыть документы',
}

const kk = {
  documents: (kind, n) => count(n, NOUNS[kind], 'kk'),
  received: {
    subject: (kind, n) => `Жаңа құжаттар: ${count(n, NOUNS[kind], 'kk')}`,
    heading: 'Құжаттар келді',
    what: (kind, n) => `Сауда орталығы сізге ${count(n, NOUNS[kind], 'kk')} жіберді.`,
  },
  reminder: {
    subject: (kind, n) => `Еске саламыз: сізді ${count(n, NOUNS[kind], 'kk')} күтіп тұр`,
    heading: 'Құжаттар сізді күтіп тұр',
    what: (kind, n) => `Порталда сізді ${count(n, NOUNS[kind], 'kk')} күтіп тұр.`,
  },
  renewed: {
    subject: (kind, n) => `Түзетілген құжаттар: ${count(n, NOUNS[kind], 'kk')}`,
    heading: 'Құжаттар түзетілді',
    what: (kind, n) =>
      `Сауда орталығы түзетілген құжаттарды қайта жіберді: ${count(n, NOUNS[kind], 'kk')}. Бұрынғы нұсқаларын да оқуға болады.`,
  },
  todo: {
    download: 'Шотты порталдан жүктеп алыңыз, ал қатесі болса, қабылдамай, нені түзету керегін жазыңыз.',
    sign: 'Құжаттарды тексеріп, порталда қол қойыңыз, ал қатесі болса, қабылдамай, нені түзету керегін жазыңыз.',
  },
  until: (date) => `Соңғы күні: ${date}.`,
  open: 'Құжаттарды ашу',
} satisfies typeof ru

export const LETTER_WORDS = { ru, kk }
