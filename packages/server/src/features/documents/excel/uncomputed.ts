import type { Entry, ZipFile } from 'yauzl'

/** A cell with a formula but no value. */
export interface Uncomputed {
  row: number
  column: string
}

const MOST = 20
/** Longer than any formula; a cell may begin at the end of a part that was read. */
const LONGEST_CELL = 20_000

/** A formula without a value, or with an empty one that is no text. */
const FORMULA = /<c\b([^>]*)>\s*<f\b(?:[^>]*\/>|[^>]*>[^<]*<\/f>)\s*(?:<v\s*\/>|<v>\s*<\/v>)?\s*<\/c>/g

/** Readers take a sheet that was cut off for a short one. */
const END = /(?:<\/(?:\w+:)?worksheet>|<(?:\w+:)?worksheet[^>]*\/>)\s*(?:<!--[^>]*-->\s*)*$/

/**
 * Finds cells whose formula no spreadsheet program has computed: readers return nothing for them. They would be taken
 * for empty cells, and an empty cell may be right. Reads the sheets to their ends, so sizes that lie are found as well.
 * @throws Error if a sheet is cut off or has another size than it declares
 */
export async function uncomputedIn(zip: ZipFile, sheets: readonly Entry[]): Promise<Uncomputed[]> {
  const found: Uncomputed[] = []
  for (const sheet of sheets) {
    const stream = await zip.openReadStreamPromise(sheet)
    const decoder = new TextDecoder()
    let text = ''
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      text += decoder.decode(chunk, { stream: true })
      const end = collect(text, found)
      text = text.slice(Math.max(end, text.length - LONGEST_CELL))
    }
    if (!END.test(text)) throw new Error(`${sheet.fileName} is cut off`)
  }
  return found.slice(0, MOST)
}

/** Returns the end of the last match. */
function collect(text: string, found: Uncomputed[]): number {
  if (found.length >= MOST || !text.includes('<f')) return 0
  let end = 0
  for (const match of text.matchAll(FORMULA)) {
    end = match.index + match[0].length
    const attributes = match[1] ?? ''
    const [, column, row] = /\br="([A-Z]{1,3})(\d+)"/.exec(attributes) ?? []
    // An empty text is what `=IF(A1="","",…)` computes.
    if (column && row && !/\bt="str"/.test(attributes)) found.push({ column, row: Number(row) })
  }
  return end
}
