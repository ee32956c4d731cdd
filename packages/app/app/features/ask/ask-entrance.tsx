import * as paths from '@sauda/sdk/paths'
import { Button } from '@sauda/ui'
import { MessageCircleQuestion } from 'lucide-react'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink, useLocalPath } from '../../language/local-link.tsx'
import type { AskedFor } from '../ads/ask-of-query.ts'
import { askSearch } from './ask-values.ts'
import { askWords } from './ask-words.ts'

type AskEntranceProps = { ask: AskedFor | null }

/** A list that ends without what is looked for: one request asks all shops. A VIN travels in the body of a form. */
export function AskEntrance({ ask }: AskEntranceProps) {
  const { entrance } = useWords(askWords)
  return (
    <section
      aria-labelledby="ask-shops"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-3 bg-accent-soft p-5"
    >
      <div className="min-w-0 flex-1 basis-64">
        <h3 id="ask-shops" className="text-lg">
          {entrance.title}
        </h3>
        <p className="mt-1 text-row">{entrance.help}</p>
      </div>
      <AskButton ask={ask} />
    </section>
  )
}

/** The same below a list that has enough, in one quiet line. */
export function AskBand({ ask }: AskEntranceProps) {
  const { entrance } = useWords(askWords)
  return (
    <p className="mt-10 flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t pt-5 text-muted text-row">
      <span className="min-w-0 flex-1 basis-64">{entrance.band}</span>
      <AskButton ask={ask} isQuiet />
    </p>
  )
}

function AskButton({ ask, isQuiet = false }: AskEntranceProps & { isQuiet?: boolean }) {
  const { entrance } = useWords(askWords)
  const localPath = useLocalPath()
  const variant = isQuiet ? 'quiet' : 'primary'
  const text = (
    <>
      <MessageCircleQuestion aria-hidden />
      {entrance.button}
    </>
  )
  if (ask?.vin !== undefined) {
    const { text: typed, brand, part, model, vin } = ask
    const known = { text: typed, brand_id: brand, part, model, vin }
    return (
      <form method="post" action={localPath(paths.partRequestCreate)}>
        <input type="hidden" name="intent" value="fill" />
        {Object.entries(known).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <Button type="submit" variant={variant}>
          {text}
        </Button>
      </form>
    )
  }
  return (
    <Button asChild variant={variant}>
      <LocalLink to={`${paths.partRequestCreate}${askSearch(ask ?? {})}`} prefetch="none">
        {text}
      </LocalLink>
    </Button>
  )
}
