import { type ContentSet, contentFieldsOf, isTranslated } from '@sauda/sdk/content-editor'
import type { Language } from '@sauda/sdk/language'
import { contentSetWords } from './set-words.ts'

type Named = keyof typeof contentSetWords.ru.fields

/**
 * Returns labels by the names of a form's fields. A text is labelled in the language in which it is written, so only a
 * loader can call this: a client has the words of one language.
 */
export function fieldLabels(set: ContentSet, language: Language): Readonly<Record<string, string>> {
  const labels: Record<string, string> = { ...contentSetWords[language].fields }
  const texts = contentFieldsOf(set).flatMap(([name, field]) => (isTranslated(field) ? [name] : []))
  for (const name of [...texts, 'image.alt'] as Named[]) {
    labels[name] = contentSetWords.ru.fields[name]
    labels[`${name}_kk`] = contentSetWords.kk.fields[name]
  }
  return labels
}
