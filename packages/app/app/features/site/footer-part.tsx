import { can, type User } from '@sauda/sdk/access'
import { phoneText } from '@sauda/sdk/ads'
import type { Contact } from '@sauda/sdk/content'
import { inLanguage, type Moment } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { FooterLinks, Logo } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { shellWords } from '../../shell/words.ts'
import { NAMED_LINKS } from '../content/named-links.ts'
import { cabinetOf } from '../people/cabinet.ts'
import { OpeningLine } from '../rooms/opening-line.tsx'
import { footerWords } from './footer-words.ts'

export type FooterPartProps = { contact: Contact | null; user: User | null; now: Moment }

/** The centre's phones, address and hours, and the named links of the specification with their company. */
export function FooterPart({ contact, user, now }: FooterPartProps) {
  const { site } = useWords(shellWords)
  const words = useWords(footerWords)
  const language = useLanguage()
  const columns = [
    {
      title: words.buyers,
      links: [
        [paths.ads, words.catalogue],
        [paths.partRequestCreate, words.askShops],
        [paths.promotions, words.promotions],
        ['/#services', words.services],
        ['/#levels', words.levels],
        [paths.verifyDocument, words.verifyDocument],
      ],
    },
    {
      title: words.sellers,
      links: [
        ...(!user || can(user, 'ads.own') ? [[paths.adCreate, words.newAd] as const] : []),
        user ? [cabinetOf(user), words.myAds] : [paths.login, words.signIn],
        [paths.filingRules, words.filingRules],
        [NAMED_LINKS['rules-ad'], words.rulesAd],
        ...(user && can(user, 'instructions.read') ? [[paths.instruction, words.instruction]] : []),
      ],
    },
    {
      title: words.centre,
      links: [
        ['/#about', words.about],
        ['/#contacts', words.contacts],
        [paths.rules, words.rules],
        [NAMED_LINKS['rules-shopping-center'], words.rulesShoppingCenter],
        [NAMED_LINKS['terms-of-use'], words.termsOfUse],
        [NAMED_LINKS['privacy-policy'], words.privacyPolicy],
      ],
    },
  ]
  return (
    <FooterLinks
      logo={<Logo deep>{site.name.toLowerCase()}</Logo>}
      phones={contact?.phones.map(({ phone }) => (
        <a key={phone} href={`tel:${phone}`}>
          {phoneText(phone)}
        </a>
      ))}
      note={
        contact && <Note contact={contact} address={inLanguage(contact, 'address', language)} now={now} />
      }
      columns={columns.map(({ title, links }) => ({
        title,
        links: links.map(([to = '', name]) => (
          <LocalLink key={to} to={to}>
            {name}
          </LocalLink>
        )),
      }))}
    />
  )
}

function Note({ contact, address, now }: { contact: Contact; address: string; now: Moment }) {
  return (
    <>
      {address}
      <OpeningLine
        hours={contact.hours}
        exceptions={contact.exceptions}
        now={now}
        as="span"
        className="block text-deep-text"
      />
    </>
  )
}
