import { LANGUAGES, type Language, localPath } from '@sauda/sdk/language'
import { Button, Logo, SegmentedLink, SegmentedLinks, SiteHeader } from '@sauda/ui'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink, LocalNavLink } from '../../language/local-link.tsx'
import { useSite } from '../../shell/use-site.ts'
import { LateOwnTools, LateUserMenu } from './late-parts.ts'

/** The top of every page. */
export function Header() {
  const { site, header } = useWords()
  const { user } = useSite()
  return (
    <SiteHeader
      logo={
        <LocalLink to="/" aria-label={header.home} className="rounded-2">
          <Logo>{site.name.toLowerCase()}</Logo>
        </LocalLink>
      }
      navLabel={header.navigation}
      menuLabel={header.menu}
      links={[
        <LocalNavLink key="ads" to="/ads" end>
          {header.catalogue}
        </LocalNavLink>,
        <LocalLink key="about" to="/#about">
          {header.about}
        </LocalLink>,
      ]}
      tools={
        user && (
          <Suspense>
            <LateOwnTools key={user.id} user={user} />
          </Suspense>
        )
      }
      account={<Account />}
    />
  )
}

function Account() {
  const { header } = useWords()
  const { user } = useSite()
  return (
    <>
      <LanguageSwitch />
      {user ? (
        <Suspense>
          <LateUserMenu user={user} />
        </Suspense>
      ) : (
        <Button asChild variant="plain">
          <LocalLink to="/login">{header.signIn}</LocalLink>
        </Button>
      )}
      <Button asChild>
        <LocalLink to="/ads/create">{header.newAd}</LocalLink>
      </Button>
    </>
  )
}

/** The same page in the other language: a document of its own, since a browser has one language's words at a time. */
function LanguageSwitch() {
  const { header } = useWords()
  const { pathname, search } = useLocation()
  const current = useLanguage()
  return (
    <SegmentedLinks label={header.language}>
      {LANGUAGES.map((language: Language) => (
        <SegmentedLink
          key={language}
          href={localPath(pathname + search, language)}
          lang={language}
          hrefLang={language}
          title={header.languages[language]}
          current={language === current}
        >
          {header.shortLanguages[language]}
        </SegmentedLink>
      ))}
    </SegmentedLinks>
  )
}
