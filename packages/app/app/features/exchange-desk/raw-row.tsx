import type { ExchangeRowDetails } from '@sauda/sdk/exchange'
import { clockTime, dayLabel } from '@sauda/sdk/language'
import { Button } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { CopyText } from './copy-text.tsx'
import type { Exchange } from './exchange.ts'
import { exchangeSearch } from './exchange-query.ts'
import { useRowName } from './row-name.ts'
import { exchangeWords } from './words.ts'

/** The text of a row as the accounting system sent it. */
export function RawRow({ row, exchange: { now, query } }: { row: ExchangeRowDetails; exchange: Exchange }) {
  const { mend: words } = useWords(exchangeWords)
  const language = useLanguage()
  const name = useRowName()(row)
  const facts = [
    `${dayLabel(row.at, now, language)} ${clockTime(row.at)}`,
    row.guid && `GUID ${row.guid}`,
    row.data_version && words.version(row.data_version),
  ].filter(Boolean)
  return (
    <div className="col-span-full min-w-0 rounded-2 bg-sunk">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b px-4 py-2">
        <p className="font-strong text-sm wrap-anywhere">{words.rawTitle(name)}</p>
        <p className="min-w-0 flex-1 basis-40 text-xs tabular-nums wrap-anywhere">{facts.join(', ')}</p>
        {row.raw_kept && <CopyText text={row.raw} what={words.text} />}
        <Button asChild size="sm" variant="plain">
          <LocalLink to={exchangeSearch(query, { row: null })} preventScrollReset replace>
            {words.hide}
          </LocalLink>
        </Button>
      </div>
      <pre className="whitespace-pre-wrap px-4 py-3 font-mono text-xs wrap-anywhere">
        {row.raw_kept ? inLines(row.raw) : words.gone}
      </pre>
    </div>
  )
}

/** A JSON text with a field on each line; any other text as it is. */
function inLines(raw: string): string {
  try {
    return JSON.stringify(JSON.parse(raw), null, 2)
  } catch {
    return raw
  }
}
