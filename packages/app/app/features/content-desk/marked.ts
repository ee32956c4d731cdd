export type Mark = 'bold' | 'list' | 'link' | 'heading'

export type Insertion = {
  /** What replaces the text between `from` and `to`. */
  insert: string
  from: number
  to: number
  /** What is selected afterwards. */
  select: [from: number, to: number]
}

/**
 * Returns what a button of the toolbar writes.
 * @param sample stands where nothing is selected
 */
export function marked(mark: Mark, text: string, from: number, to: number, sample: string): Insertion {
  const chosen = text.slice(from, to) || sample
  if (mark === 'bold') return around('**', chosen, '**', from, to)
  if (mark === 'link') return around('[', chosen, '](https://)', from, to)
  const sign = mark === 'list' ? '- ' : '## '
  // Marks of lines take whole lines.
  const start = from === 0 ? 0 : text.lastIndexOf('\n', from - 1) + 1
  const next = text.indexOf('\n', to)
  const end = next < 0 ? text.length : next
  const lines = text.slice(start, end) || sample
  const insert = lines
    .split('\n')
    .map((line) => (line.startsWith(sign) ? line : sign + line))
    .join('\n')
  return {
    insert,
    from: start,
    to: end,
    select: [start + (insert.startsWith(sign) ? sign.length : 0), start + insert.length],
  }
}

function around(before: string, chosen: string, after: string, from: number, to: number): Insertion {
  const begin = from + before.length
  return { insert: before + chosen + after, from, to, select: [begin, begin + chosen.length] }
}
