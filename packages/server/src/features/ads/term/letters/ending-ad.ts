import { clockTime, inLanguage, type Language, localPath, longDate } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { COMMON_WORDS } from '../../../../platform/mail/common-words.ts'
import { layOut } from '../../../../platform/mail/layout.ts'
import { LETTER_WORDS } from './words.ts'

/** A token that renews this ad's term without signing in; or the step that is needed first. */
export type Renewal = { token: string } | { after: 'moderation' | 'mending' }

export interface EndingAdFacts {
  ad: { id: number; title: string; title_kk: string | null }
  name: string
  expiresAt: Date
  renewal: Renewal
  publicUrl: string
}

/** The e-mail that warns of an ad's end. Its button renews the ad or, if that is not possible yet, leads to what is next. */
export function endingAdLetter(
  { ad, name, expiresAt, renewal, publicUrl }: EndingAdFacts,
  language: Language,
): { subject: string; text: string; html: string } {
  const { endingAd } = LETTER_WORDS[language]
  const words = COMMON_WORDS[language]
  const title = inLanguage(ad, 'title', language)
  const when = endingAd.when(title, longDate(expiresAt, language), clockTime(expiresAt))
  const button = (label: string, path: string) => ({
    label,
    href: publicUrl + localPath(path, language),
    otherwise: words.ifNoButton,
  })
  return layOut({
    language,
    subject: endingAd.subject(title),
    heading: endingAd.heading,
    greeting: words.hello(name),
    thing: {
      title,
      note: endingAd.until(longDate(expiresAt, language), clockTime(expiresAt)),
      picture: 'attached',
    },
    ...('token' in renewal
      ? {
          paragraphs: [when, endingAd.how, endingAd.orNot],
          button: button(endingAd.renew, paths.adRenewByToken(ad.id, renewal.token)),
        }
      : {
          paragraphs: [when, endingAd.after[renewal.after]],
          button: button(
            endingAd.next[renewal.after],
            renewal.after === 'mending' ? paths.adEdit(ad.id) : paths.ad(ad.id),
          ),
        }),
    footer: words.automatic,
  })
}
