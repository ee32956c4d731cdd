/** Rows of a table of words: a line each, its columns apart by bars, without the empty lines. */
export function rowsOf(table: string): string[][] {
  return table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('|').map((cell) => cell.trim()))
}

/** The words or phrases of a cell, apart by commas. */
export function listOf(cell = ''): string[] {
  return cell
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
}

/** Names that share an alias, apart by semicolons, or by `>` if the first is rather meant. */
export function namesOf(cell = ''): string[] {
  return cell
    .split(/[;>]/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
}
