import { type ContactInText, contactsIn } from './contacts-in-text.ts'

/** A part of a text, from the index of its first character to the index after its last one. */
type Part = { start: number; end: number }

/** How much of the text beside a contact can belong to it. */
const NEAR = 60

/** What stands in an address before the name of a messenger. */
const SCHEME = /(?:[a-z][a-z\d+.-]*:\/\/(?:[\w-]+\.)*|(?<![\p{L}\d.])(?:www|api|chat|web|m)\.)$/iu

/** What makes the name of a messenger an address: «.com», «://». */
const HOST = /^(?:\.(?:com|me|org|kz|ru)(?![\p{L}\d])|:\/\/)/iu

/** The rest of an address, without the punctuation behind it. */
const PATH = /^(?:[\w/?][^\s()«»"]*)?[^\s()«»".,:;!?…]/iu

/** Endings: «WhatsApp-қа», «Telegram’ға». */
const ENDING = /^[-'’ʼ]\p{L}{1,5}(?![\p{L}\d])/u

/** What says behind a contact only that it is one. */
const TRAIL = /^[ \t]*(?:арқылы|бойынша|нөмірі(?:не|нен|мен)?(?:[ \t]+арқылы)?)(?![\p{L}\d])/iu

/** What stands between two contacts that are named together. */
const BETWEEN = /^[\s,;:/|+()\-–—]*(?:(?:и|или|либо|және|немесе|and|or)[\s(]+)?(?:(?:на|в|по)\s+)?$/iu

/** Signs of a telephone or a letter before a contact. */
const SIGNS = /(?:[☎✆✉📞📱📲📧📩💬🤙]\uFE0F?\s*)+$/u

let leadRule: RegExp | undefined

/**
 * Matches words that say only that a contact follows: «тел.», «по телефону:», «ұялы нөмірі». A whole word does where a
 * sentence, a part of it or a line begins, or behind «по», «мой», «звоните на»: it is also in names of goods.
 */
function lead(): RegExp {
  if (leadRule) return leadRule
  const short = String.raw`(?:(?:тел|моб|сот|ном)\.|тел|tel\.?|phone)[ \t]*`
  const long = String.raw`(?:телефон(?:у|ы|а|ам)?|номер(?:у|а|ам)?|ұялы|нөмір(?:і|ім|іміз)?)[ \t]*`
  const mine = String.raw`(?:(?:по|мой|наш|менің|біздің)[ \t]+)`
  const preposition = String.raw`(?:(?:по|на|в|во|через|мой|наш|менің|біздің)[ \t]+)`
  const rules = [
    String.raw`(?<![\p{L}\d])${preposition}*(?:${short})+[:/–—-]?[ \t]*$`,
    String.raw`(?<![\p{L}\d])${mine}+(?:${long}|${short})+[:/–—-]?[ \t]*$`,
    String.raw`(?<=(?:^|[\n.,;:!?([/•])[ \t]*)${preposition}*(?:${long}|${short})+[:/–—-]?[ \t]*$`,
    String.raw`(?<=(?<!\p{L})(?:звон|пиш|пис|обращ)\p{L}*[ \t]+)(?:на|в)[ \t]+(?:${long})+[:–—-]?[ \t]*$`,
    String.raw`(?<![\p{L}\d])${preposition}+$`,
  ]
  leadRule = new RegExp(rules.join('|'), 'iu')
  return leadRule
}

/** Pairs that go when nothing is left between them. */
const PAIRS = ['()', '[]', '{}', '«»', '""', '“”', '„“', '‘’']

/** What begins a row of a list. */
const BULLET = /(^|\n)[ \t]*(?:[•·*▪–—-]|\d{1,2}[.)])[ \t]*$/u

/**
 * Returns a text without the contacts in it, with the spaces and the punctuation around them mended. All other text stays
 * as it is: prices, article numbers and whatever else is no contact.
 */
export function withoutContacts(text: string): string {
  let rest = text
  // What stood before and after a contact can be one itself.
  for (let parts = partsToCut(rest); parts.length > 0; parts = partsToCut(rest)) {
    for (const part of parts.toReversed()) rest = withoutPart(rest, part)
  }
  return rest
}

/** The contacts of a text with what belongs to them; those that are named together are one part. */
function partsToCut(text: string): Part[] {
  const parts: Part[] = []
  for (const contact of contactsIn(text)) {
    const { start, end } = wholeOf(text, contact)
    const last = parts.at(-1)
    if (last && BETWEEN.test(text.slice(last.end, Math.max(last.end, start))))
      last.end = Math.max(last.end, end)
    else parts.push({ start, end })
  }
  return parts.map(({ start, end }) => ({ start, end: end + lengthOf(text.slice(end, end + NEAR), TRAIL) }))
}

/** A contact with its address, if it is the name of a messenger in one, or with its ending. */
function wholeOf(text: string, { kind, start, end }: ContactInText): Part {
  if (kind === 'phone') return { start, end }
  if (kind === 'messenger') {
    const scheme = lengthOf(text.slice(0, start).slice(-NEAR), SCHEME)
    const host = lengthOf(text.slice(end), HOST)
    const isAddress = scheme > 0 || host > 0 || text.slice(start, end).endsWith('.me')
    if (isAddress) {
      const rest = end + host
      const goesOn = /^[/?]/u.test(text.slice(rest)) || text.slice(end, rest) === '://'
      return { start: start - scheme, end: rest + (goesOn ? lengthOf(text.slice(rest), PATH) : 0) }
    }
  }
  return { start, end: end + lengthOf(text.slice(end, end + NEAR), ENDING) }
}

function withoutPart(text: string, { start, end }: Part): string {
  let before = text.slice(0, start)
  let after = text.slice(end)
  for (let length = -1; length !== before.length; ) {
    length = before.length
    for (const rule of [SIGNS, lead(), SIGNS]) {
      before = before.slice(0, before.length - lengthOf(before.slice(-NEAR), rule))
    }
    ;[before, after] = withoutPair(before, after)
  }
  return joined(before, after)
}

/** Drops a pair of brackets or quotes with nothing in it, and a closing bracket that nothing has opened. */
function withoutPair(before: string, after: string): [string, string] {
  const [left, right] = [before.trimEnd(), after.trimStart()]
  const pair = left !== '' && right !== '' ? `${left.at(-1)}${right[0]}` : ''
  if (PAIRS.includes(pair)) return [left.slice(0, -1), right.slice(1)]
  if (right.startsWith(')') && !isOpen(before)) return [before, right.slice(1)]
  return [before, after]
}

/** Joins what stood before and after a contact, as it would have been written without one. */
function joined(before: string, after: string): string {
  const right = after.replace(/^[ \t]+/u, '')
  const isAtEnd = /^(?:\r?\n|$)/u.test(right)
  const left = (isAtEnd ? before.replace(BULLET, '$1') : before).replace(/[ \t]+$/u, '')
  const isSpaced = left !== before || right !== after
  if (/(?:^|\n)$/u.test(left)) {
    // A line that had only a contact goes with it.
    const rest = right.replace(/^[ \t.,;:!?–—-]+/u, '').replace(/^\r?\n/u, '')
    if (rest === '') return left.trimEnd()
    return left + (/(?:^|\n\r?\n)$/u.test(left) ? rest.replace(/^(?:\r?\n)+/u, '') : rest)
  }
  if (isAtEnd) return left.replace(/[\s,;:–—-]+$/u, '') + right
  if (/[([{«]$/u.test(left)) return left + right.replace(/^[.,;:!?…\s–—-]+/u, '')
  if (/^[.,;:!?…]/u.test(right) && /[.!?…]$/u.test(left)) {
    const rest = right.replace(/^[.,;:!?…][ \t]*/u, '')
    return left + (/^(?:\s|$)/u.test(rest) ? '' : ' ') + rest
  }
  if (/^[.,;:!?…)»\]]/u.test(right)) return left.replace(/[ \t,;:–—-]+$/u, '') + right
  if (/^[–—(-]/u.test(right)) return `${left.replace(/[ \t,;:–—-]+$/u, '')} ${right}`
  return left + (isSpaced ? ' ' : '') + right
}

/** Whether a bracket is open at the end of the text. */
function isOpen(text: string): boolean {
  return text.lastIndexOf('(') > text.lastIndexOf(')')
}

function lengthOf(text: string, rule: RegExp): number {
  return rule.exec(text)?.[0].length ?? 0
}
