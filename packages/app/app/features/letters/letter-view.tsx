import { clockTime, longDate } from '@sauda/sdk/language'
import type { LetterText } from '@sauda/sdk/people'
import { ChevronDown } from 'lucide-react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { framedLetter } from './framed-letter.ts'
import { letterWords } from './words.ts'

/** One e-mail as a mail program shows it. The sandboxed frame may only open links in a new tab. */
export function LetterView({ letter }: { letter: LetterText }) {
  const words = useWords(letterWords)
  const language = useLanguage()
  const { subject, to, sent_at, html, text } = letter
  return (
    <article className="overflow-hidden rounded-3 bg-surface shadow-1">
      <header className="px-5 pt-5 pb-4 xs:px-6">
        <h2 className="text-xl wrap-anywhere">{subject}</h2>
        <p className="mt-1 text-muted text-sm wrap-anywhere">
          {words.to}: {to}
        </p>
        <p className="text-muted text-sm">
          <time dateTime={sent_at}>{words.sent(longDate(sent_at, language), clockTime(sent_at))}</time>
        </p>
      </header>
      <iframe
        key={letter.id}
        title={words.letter(subject)}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcDoc={framedLetter(html)}
        className="block h-140 w-full border-line border-y"
      />
      <details className="group/plain">
        <summary className="flex min-h-control cursor-pointer list-none items-center justify-between gap-3 px-5 py-2 text-row xs:px-6 [&::-webkit-details-marker]:hidden">
          {words.plain}
          <ChevronDown
            aria-hidden
            className="size-5 shrink-0 text-muted transition-transform group-open/plain:rotate-180"
          />
        </summary>
        <pre className="px-5 pb-5 font-text text-sm whitespace-pre-wrap wrap-anywhere xs:px-6">{text}</pre>
      </details>
    </article>
  )
}
