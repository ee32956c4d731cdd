const LATIN: Record<string, string> = {
  ...{
    а: 'a',
    ә: 'a',
    б: 'b',
    в: 'v',
    г: 'g',
    ғ: 'g',
    д: 'd',
    е: 'e',
    ё: 'e',
    ж: 'zh',
    з: 'z',
    и: 'i',
    й: 'i',
  },
  ...{
    к: 'k',
    қ: 'q',
    л: 'l',
    м: 'm',
    н: 'n',
    ң: 'n',
    о: 'o',
    ө: 'o',
    п: 'p',
    р: 'r',
    с: 's',
    т: 't',
    у: 'u',
  },
  ...{ ұ: 'u', ү: 'u', ф: 'f', х: 'h', һ: 'h', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch', ъ: '', ы: 'y', і: 'i' },
  ...{ ь: '', э: 'e', ю: 'yu', я: 'ya' },
}

const LONGEST = 60

/**
 * Returns the id of a heading by its words, the same in every version of the text. The prefix keeps it apart from the
 * ids of the page around the text.
 * @param used how often each name has occurred in the text so far
 */
export function headingId(heading: string, used: Map<string, number>): string {
  const latin = [...heading.toLowerCase()].map((letter) => LATIN[letter] ?? letter).join('')
  const words = latin.normalize('NFKD').replaceAll(/[^a-z0-9]+/g, '-')
  const name = `t-${words.slice(0, LONGEST).replaceAll(/^-|-$/g, '') || 'part'}`
  const times = (used.get(name) ?? 0) + 1
  used.set(name, times)
  // Two hyphens occur in no name, so a heading that ends with a number never gets the id of a repeated one.
  return times === 1 ? name : `${name}--${times}`
}
