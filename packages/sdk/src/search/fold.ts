/** Kazakh letters beside the Russian ones that people type instead, on a keyboard without Kazakh. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  ё: 'е',
  ә: 'а',
  ғ: 'г',
  қ: 'к',
  ң: 'н',
  ө: 'о',
  ұ: 'у',
  ү: 'у',
  һ: 'х',
  і: 'и',
}

/** Lower-case text in which ё is е and Kazakh letters are the Russian ones that stand for them. */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ёәғқңөұүһі]/g, (letter) => LOOK_ALIKES[letter] ?? letter)
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
}

/** The folded words of a text: runs of letters and digits. */
export function foldedWords(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

export const hasDigit = (word: string): boolean => /\p{N}/u.test(word)

export const isLatin = (word: string): boolean => /^[a-z]+$/.test(word)

export const isCyrillic = (word: string): boolean => /^[а-я]+$/.test(word)
