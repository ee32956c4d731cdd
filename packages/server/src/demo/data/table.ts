/**
 * Parses a table written as text: one row per line, cells separated by bars, column names in the first line. A cell
 * that contains only a dash is empty.
 * @throws RangeError if a row has more or fewer cells than the header.
 */
export const readTable = <Column extends string>(
  columns: readonly Column[],
  text: string,
): Record<Column, string>[] => {
  const lines = text.trim().split('\n').map(readLine)
  const head = lines[0] ?? []
  if (head.join() !== columns.join()) throw new RangeError(`Expected the columns ${columns.join(', ')}`)
  return lines.slice(1).map((cells) => {
    if (cells.length !== columns.length) throw new RangeError(`Wrong number of cells: ${cells.join(' | ')}`)
    return Object.fromEntries(columns.map((column, at) => [column, cells[at]])) as Record<Column, string>
  })
}

const readLine = (line: string) => line.split('|').map((cell) => (cell.trim() === '-' ? '' : cell.trim()))
