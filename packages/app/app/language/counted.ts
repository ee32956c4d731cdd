import { groupDigits, NO_BREAK_SPACE, pluralForm } from '@sauda/sdk/language'

/** «5 объявлений»: a number and its Russian noun, with a no-break space. */
export function russianCount(value: number, one: string, few: string, many: string): string {
  return groupDigits(value) + NO_BREAK_SPACE + { one, few, many }[pluralForm(value)]
}

/** «5 хабарландыру»: Kazakh keeps the noun in the singular after any number. */
export function kazakhCount(value: number, noun: string): string {
  return groupDigits(value) + NO_BREAK_SPACE + noun
}
