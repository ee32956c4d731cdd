export type ComboboxOption = {
  value: string
  label: string
  /** Other names that find the option, for `match`. */
  names?: readonly string[]
}

/** Returns the options that what was typed may mean, the likeliest first; all of them if nothing was typed. */
export type MatchOptions = (options: readonly ComboboxOption[], text: string) => readonly ComboboxOption[]

// A Russian keyboard has no Kazakh letters, and few people type ё: «кала» has to match «қала».
const plainLetters: Record<string, string> = {
  ә: 'а',
  ғ: 'г',
  қ: 'к',
  ң: 'н',
  ө: 'о',
  ұ: 'у',
  ү: 'у',
  һ: 'х',
  і: 'и',
  ё: 'е',
}

function plain(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[әғқңөұүһіё]/g, (letter) => plainLetters[letter] ?? letter)
}

/** The options that contain the text; those that begin with it come first, otherwise the order is kept. */
export function matchingOptions(options: readonly ComboboxOption[], text: string): ComboboxOption[] {
  const wanted = plain(text)
  const found = options.filter((option) => plain(option.label).includes(wanted))
  if (wanted === '') return found
  const begins = (option: ComboboxOption) => plain(option.label).startsWith(wanted)
  return [...found.filter(begins), ...found.filter((option) => !begins(option))]
}

/** The option whose complete label was typed. */
export function optionTyped(options: readonly ComboboxOption[], text: string): ComboboxOption | undefined {
  const wanted = plain(text)
  return options.find((option) => plain(option.label) === wanted)
}
