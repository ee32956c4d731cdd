/** Kazakh letters that a Russian keyboard lacks are the Russian ones they look like; each sign stays one sign. */
const PLAIN = new Map(
  Object.entries({ ё: 'е', ә: 'а', ғ: 'г', қ: 'к', ң: 'н', ө: 'о', ұ: 'у', ү: 'у', һ: 'х', і: 'и' }),
)

function plain(text: string): string {
  return Array.from(text.toLowerCase(), (letter) => PLAIN.get(letter) ?? letter).join('')
}

/** Where a text contains what was typed, at the beginning of a word, as [start, end]; null if nowhere. */
export function markOf(text: string, typed: string): readonly [number, number] | null {
  const [whole, wanted] = [plain(text), plain(typed.trim())]
  // Letters that change their length in lower case would shift the mark.
  if (wanted === '' || whole.length !== text.length) return null
  for (let at = whole.indexOf(wanted); at >= 0; at = whole.indexOf(wanted, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(whole[at - 1] ?? '')) return [at, at + wanted.length]
  }
  return null
}
