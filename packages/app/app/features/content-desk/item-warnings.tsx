import { fieldText } from '@sauda/sdk/language'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import type { ItemDesk } from './item-desk.ts'
import { contentDeskWords } from './words.ts'

type ItemWarningsProps = { desk: ItemDesk; labels: Readonly<Record<string, string>> }

/** What is missing for a publication, and what visitors will not get of the texts. */
export function ItemWarnings({ desk: { item, warnings }, labels }: ItemWarningsProps) {
  const words = useWords(contentDeskWords)
  const language = useLanguage()
  const texts: Readonly<Record<string, string>> = words.warning
  const missing = Object.entries(item?.missing ?? {})
  if (missing.length === 0 && warnings.length === 0) return null
  return (
    <section className="grid gap-3 rounded-3 bg-warning-soft p-5 text-sm text-warning">
      {missing.length > 0 && (
        <>
          <h2 className="font-strong font-text text-sm tracking-normal">{words.toPublish}</h2>
          <ul className="list-disc pl-5">
            {missing.map(([field, codes]) => (
              <li key={field}>
                <a href={`#${field}`} className="underline">
                  {labels[field] ?? field}
                </a>
                : {codes.map((code) => fieldText(code, language)).join(' ')}
              </li>
            ))}
          </ul>
        </>
      )}
      {warnings.length > 0 && (
        <>
          <h2 className="font-strong font-text text-sm tracking-normal">{words.warnings}</h2>
          <ul className="list-disc pl-5">
            {warnings.map(({ code, field, detail }) => (
              <li key={`${code} ${field} ${detail}`} className="wrap-anywhere">
                {labels[field] ?? field}: {texts[code] ?? words.warning.other}, «{detail}»
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
