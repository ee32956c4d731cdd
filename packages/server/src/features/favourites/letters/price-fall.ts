import { inLanguage, type Language, localPath, money } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { COMMON_WORDS } from '../../../platform/mail/common-words.ts'
import { layOut } from '../../../platform/mail/layout.ts'
import { byShare, type Fall } from '../fall.ts'
import { LETTER_WORDS } from './words.ts'

/** So many falls have a line of their own. */
const LINES = 10

export interface PriceFallFacts {
  /** At least one. */
  falls: readonly Fall[]
  name: string
  publicUrl: string
}

/** The e-mail about saved ads that cost less. Its button leads to the ad, or of several to the favourites. */
export function priceFallLetter(
  { falls, name, publicUrl }: PriceFallFacts,
  language: Language,
): { subject: string; text: string; html: string } {
  const words = LETTER_WORDS[language]
  const common = COMMON_WORDS[language]
  const sorted = byShare(falls)
  const lines = sorted
    .slice(0, LINES)
    .map((fall) =>
      words.line(inLanguage(fall, 'title', language), money(fall.price, language), money(fall.was, language)),
    )
  const [first] = sorted
  const isOne = sorted.length === 1
  const rest = sorted.length - lines.length
  return layOut({
    language,
    subject: first
      ? words.subject(inLanguage(first, 'title', language), money(first.price, language), sorted.length - 1)
      : words.heading,
    heading: words.heading,
    greeting: common.hello(name),
    paragraphs: [isOne ? words.leadOne : words.lead, ...lines, ...(rest > 0 ? [words.more(rest)] : [])],
    button: {
      label: isOne ? words.openAd : words.open,
      href: publicUrl + localPath(isOne && first ? paths.ad(first.ad_id) : paths.favourites, language),
      otherwise: common.ifNoButton,
    },
    footer: `${words.why} ${common.automatic}`,
  })
}
