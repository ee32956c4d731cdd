import { type ContentSet, contentFieldsOf, isTranslated } from '@sauda/sdk/content-editor'
import { useWords } from '../../language/language-context.tsx'
import { contentSetWords } from './set-words.ts'

type Named = keyof typeof contentSetWords.ru.fields

/** Labels by the names of a form's fields. A text is labelled in the language in which it is written. */
export function useFieldLabels(set: ContentSet): Readonly<Record<string, string>> {
  const { fields } = useWords(contentSetWords)
  const labels: Record<string, string> = { ...fields }
  const texts = contentFieldsOf(set).flatMap(([name, field]) => (isTranslated(field) ? [name] : []))
  for (const name of [...texts, 'image.alt'] as Named[]) {
    labels[name] = contentSetWords.ru.fields[name]
    labels[`${name}_kk`] = contentSetWords.kk.fields[name]
  }
  return labels
}
