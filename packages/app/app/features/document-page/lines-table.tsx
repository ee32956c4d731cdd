import type { Document } from '@sauda/sdk/documents'
import { groupDigits, moneyTiyn } from '@sauda/sdk/language'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { documentPageWords } from './words.ts'

/** The lines of a document: two columns, so that they fit a phone. */
export function LinesTable({ document }: { document: Document }) {
  const words = useWords(documentPageWords)
  const language = useLanguage()
  const { lines, total, vat_total, currency, total_words, total_words_kk } = document
  // Two lines may be the same; they never change places.
  const rows = lines.map((line, row) => ({ ...line, row }))
  const money = (tiyn: number) => moneyTiyn(tiyn, currency, language)
  return (
    <div className="grid gap-2">
      <table className="w-full text-sm">
        <caption className="pb-1 text-left font-strong text-row">{words.lines}</caption>
        <thead className="text-muted text-xs">
          <tr>
            <th scope="col" className="pr-3 pb-1 text-left font-normal">
              {words.lineName}
            </th>
            <th scope="col" className="pb-1 text-right font-normal">
              {words.lineSum}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, name, unit, quantity, price, vat_rate, vat, sum }) => (
            <tr key={row} className="border-line border-t align-top">
              <td className="py-2 pr-3 wrap-anywhere">
                {name}
                <span className="block text-muted text-xs">
                  {words.perUnit(groupDigits(quantity), unit ?? '', money(price))}
                  {vat_rate !== null && <>, {words.lineVat(groupDigits(vat_rate), money(vat))}</>}
                </span>
              </td>
              <td className="py-2 text-right whitespace-nowrap tabular-nums">{money(sum)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-line border-t font-strong">
            <th scope="row" className="py-2 pr-3 text-left font-strong">
              {words.total}
            </th>
            <td className="py-2 text-right whitespace-nowrap tabular-nums">{money(total)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="text-sm">{vat_total === 0 ? words.withoutVat : words.withVat(money(vat_total))}</p>
      <p className="text-muted text-sm">{language === 'kk' ? total_words_kk : total_words}</p>
    </div>
  )
}
