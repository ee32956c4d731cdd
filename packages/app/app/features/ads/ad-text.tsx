import type { Ad } from '@sauda/sdk/ads'
import { inLanguage } from '@sauda/sdk/language'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { adWords } from './ad-words.ts'

/** The seller's text. If it exists only in Russian, a Kazakh page marks it with `lang`. */
export function AdText({ ad }: { ad: Ad }) {
  const words = useWords(adWords)
  const language = useLanguage()
  const text = inLanguage(ad, 'text', language)
  return (
    <section>
      <h2 className="mb-3">{words.text}</h2>
      <p
        lang={language === 'kk' && text === ad.text ? 'ru' : undefined}
        className="max-w-[38em] whitespace-pre-line text-pretty wrap-break-word"
      >
        {text}
      </p>
    </section>
  )
}
