import type { DocumentImportProblem } from '@sauda/sdk/documents'
import { groupDigits } from '@sauda/sdk/language'
import { useWords } from '../../language/language-context.tsx'
import { importAnswerWords } from './answer-words.ts'

const cell = 'py-2 pr-3 text-left align-top'

/** What is wrong with a file, by row and column. */
export function ImportProblems({
  problems,
  more,
}: {
  problems: readonly DocumentImportProblem[]
  more: number
}) {
  const words = useWords(importAnswerWords)
  return (
    <>
      <table className="w-full table-fixed text-sm">
        <caption className="sr-only">{words.problems}</caption>
        <thead className="text-muted">
          <tr className="border-line border-b">
            <th scope="col" className={`${cell} w-14 font-normal`}>
              {words.row}
            </th>
            <th scope="col" className={`${cell} w-24 font-normal sm:w-44`}>
              {words.column}
            </th>
            <th scope="col" className={`${cell} pr-0 font-normal`}>
              {words.reason}
            </th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ row, column, heading, field, code, message, got }) => (
            <tr key={`${row} ${column} ${field} ${code}`} className="border-line border-b last:border-0">
              <td className={`${cell} tabular-nums`}>{row ?? ''}</td>
              <td className={`${cell} wrap-anywhere`}>
                {row === null && column === null
                  ? words.wholeFile
                  : [column, heading].filter(Boolean).join(', ')}
              </td>
              <td className={`${cell} pr-0 wrap-anywhere`}>
                {message}
                {got !== null && !message.includes(got) && (
                  <span className="block text-muted">{words.got(got)}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p className="text-sm">{words.more(groupDigits(more))}</p>}
    </>
  )
}
