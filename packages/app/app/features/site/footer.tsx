import { phoneText } from '@sauda/sdk/ads'
import { inLanguage, localPath } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { Logo, SiteFooter } from '@sauda/ui'
import { useLocation } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { useSite } from '../../shell/use-site.ts'
import { shellWords } from '../../shell/words.ts'
import { cabinetOf } from '../people/cabinet.ts'
import { ThemeChoice } from './theme-choice.tsx'
import { siteWords } from './words.ts'

/** The footer of every page: the centre's phones and address, links, language and theme. */
export function Footer() {
  const { site } = useWords(shellWords)
  const { header, footer } = useWords(siteWords)
  const { contact, user } = useSite()
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const other = language === 'ru' ? 'kk' : 'ru'
  return (
    <SiteFooter
      aria-label={footer.label}
      logo={<Logo deep>{site.name.toLowerCase()}</Logo>}
      phones={contact?.phones.map(({ phone }) => (
        <a key={phone} href={`tel:${phone}`}>
          {phoneText(phone)}
        </a>
      ))}
      note={contact && inLanguage(contact, 'address', language)}
      columns={[
        {
          title: footer.buyers,
          links: [
            <LocalLink key="ads" to={paths.ads}>
              {header.catalogue}
            </LocalLink>,
            <LocalLink key="about" to="/#about">
              {header.about}
            </LocalLink>,
          ],
        },
        {
          title: footer.sellers,
          links: [
            <LocalLink key="create" to={paths.adCreate}>
              {header.newAd}
            </LocalLink>,
            <LocalLink key="own" to={user ? cabinetOf(user) : paths.login}>
              {user ? header.myAds : header.signIn}
            </LocalLink>,
          ],
        },
      ]}
      base={
        <>
          <span>{site.rights(new Date().getFullYear())}</span>
          <a href={localPath(pathname + search, other)} lang={other} hrefLang={other}>
            {header.languages[other]}
          </a>
          <ThemeChoice />
        </>
      }
    />
  )
}
