import type { Language } from '@sauda/sdk/language'

interface Words {
  corrected(to: string): string
  asTyped(from: string): string
  without(words: readonly string[], total: string): string
  lacks(said: string): string
  exact(count: number): string
  beyond(words: readonly string[]): string
  nothingAsked: string
  readAs: string
  remove: string
}

const quoted = (words: readonly string[]) => words.map((word) => `«${word}»`).join(', ')

/** What is said of a query. Only the server reads it. */
export const understoodWords: Record<Language, Words> = {
  ru: {
    corrected: (to) => `Показано по запросу «${to}».`,
    asTyped: (from) => `Искать «${from}»`,
    without: (words, total) => `${words.length === 1 ? 'Без слова' : 'Без слов'} ${quoted(words)}: ${total}.`,
    lacks: (said) => `${said.includes(' ') ? 'без слов' : 'без слова'} «${said}»`,
    exact: (count) => `Подходит полностью: ${count}, дальше похожие.`,
    beyond: (words) => `${words.length === 1 ? 'Без слова' : 'Без слов'} ${quoted(words)}`,
    nothingAsked: 'В запросе нет слов, по которым можно искать, поэтому он не учтён.',
    readAs: 'Мы поняли так',
    remove: 'Убрать',
  },
  kk: {
    corrected: (to) => `«${to}» сұрауы бойынша көрсетілді.`,
    asTyped: (from) => `Дәл «${from}» деп іздеу`,
    without: (words, total) =>
      `${quoted(words)} ${words.length === 1 ? 'сөзінсіз' : 'сөздерінсіз'}: ${total}.`,
    lacks: (said) => `«${said}» ${said.includes(' ') ? 'сөздерінсіз' : 'сөзінсіз'}`,
    exact: (count) => `Толық сай: ${count}, әрі қарай ұқсастары.`,
    beyond: (words) => `${quoted(words)} ${words.length === 1 ? 'сөзінсіз' : 'сөздерінсіз'}`,
    nothingAsked: 'Сұрауда іздеуге болатын сөз жоқ, сондықтан ол ескерілмеді.',
    readAs: 'Былай түсіндік',
    remove: 'Алып тастау',
  },
}
