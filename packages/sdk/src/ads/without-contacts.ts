import { contactsIn } from './contacts-in-text.ts'

/** A part of a text, from the index of its first character to the index after its last one. */
type Part = { start: number; end: number }

/** How much of the text beside a contact can belong to it. */
const NEAR = 60

/** What the address of a messenger begins and goes on with. */
const ADDRESS_START = /https?:\/\/(?:www\.)?$/iu
const ADDRESS_END = /^(?:\.(?:com|me|org|kz|ru)(?![\p{L}\d]))?(?:\/(?:[^\s,;!?()«»"]*[^\s.,:;!?()«»"])?)?/iu

/** An ending after a hyphen: «WhatsApp-қа», «Telegram-е». */
const ENDING = /^-\p{L}{1,4}(?![\p{L}\d])/u

/** What stands between two contacts that are named together. */
const BETWEEN = /^[\s,;:/|+()\-–—]*(?:(?:и|или|либо|және|немесе|не|and|or)[\s(]+)?$/iu

/** Signs of a telephone or a letter before a contact. */
const SIGNS = /(?:[☎✆✉📞📱📲📧📩💬🤙]\uFE0F?\s*)+$/u

/** Words that say only that a contact follows: «по телефону:», «тел.», «ұялы нөмірі». */
const LEAD = new RegExp(
  String.raw`(?<![\p{L}\d])(?:` +
    String.raw`(?:(?:по|на|в|во|через|мой|наш|менің|біздің)[ \t]+)*` +
    String.raw`(?:(?:(?:тел|моб|сот|ном)\.|тел|телефон(?:у|ы|а|ам)?|номер(?:у|а|ам)?|ұялы|нөмір(?:і|ім|іміз)?|phone|tel\.?)[ \t]*)+` +
    String.raw`|(?:(?:по|на|в|во|через|мой|наш|менің|біздің)[ \t]+)+)[:–—-]?[ \t]*$`,
  'iu',
)

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
    const start = contact.start - lengthOf(text.slice(0, contact.start).slice(-NEAR), ADDRESS_START)
    let { end } = contact
    if (contact.kind !== 'phone') end += lengthOf(text.slice(end), ADDRESS_END)
    if (contact.kind !== 'phone') end += lengthOf(text.slice(end, end + NEAR), ENDING)
    const last = parts.at(-1)
    if (last && BETWEEN.test(text.slice(last.end, Math.max(last.end, start))))
      last.end = Math.max(last.end, end)
    else parts.push({ start, end })
  }
  return parts
}

function withoutPart(text: string, { start, end }: Part): string {
  let before = text.slice(0, start)
  let after = text.slice(end)
  const opened = /[(«"]\s*$/u.exec(before)
  if (opened && /^\s*[)»"]/u.test(after)) {
    before = before.slice(0, opened.index)
    after = after.replace(/^\s*[)»"]/u, '')
  } else if (/^\s*\)/u.test(after) && !isOpen(before)) after = after.replace(/^\s*\)/u, '')
  for (const rule of [SIGNS, LEAD, SIGNS]) {
    before = before.slice(0, before.length - lengthOf(before.slice(-NEAR), rule))
  }
  return joined(before, after)
}

/** Joins what stood before and after a contact, as it would have been written without one. */
function joined(before: string, after: string): string {
  const [left, right] = [before.replace(/[ \t]+$/u, ''), after.replace(/^[ \t]+/u, '')]
  const isSpaced = left !== before || right !== after
  if (/(?:^|\n)$/u.test(left)) {
    // A line that had only a contact goes with it.
    const rest = right.replace(/^[ \t.,;:!?–—-]+/u, '').replace(/^\r?\n/u, '')
    return rest === '' ? left.trimEnd() : left + rest
  }
  if (/^(?:\r?\n|$)/u.test(right)) return left.replace(/[\s,;:–—-]+$/u, '') + right
  if (/^[.,;:!?…]/u.test(right) && /[.!?…]$/u.test(left)) {
    const rest = right.replace(/^[.,;:!?…][ \t]*/u, '')
    return left + (/^(?:\s|$)/u.test(rest) ? '' : ' ') + rest
  }
  if (/^[.,;:!?…)»]/u.test(right)) return left.replace(/[ \t,;:–—-]+$/u, '') + right
  if (/^[–—-]/u.test(right)) return `${left.replace(/[ \t,;:–—-]+$/u, '')} ${right}`
  return left + (isSpaced && !/[(«]$/u.test(left) ? ' ' : '') + right
}

/** Whether a bracket is open at the end of the text. */
function isOpen(text: string): boolean {
  return text.lastIndexOf('(') > text.lastIndexOf(')')
}

function lengthOf(text: string, rule: RegExp): number {
  return rule.exec(text)?.[0].length ?? 0
}
