import * as paths from '@sauda/sdk/paths'
import { Button, Logo, SiteHeader } from '@sauda/ui'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink, LocalNavLink } from '../../language/local-link.tsx'
import { late } from '../../shell/late.ts'
import { ServerPart } from '../../shell/server-part.tsx'
import { useSite } from '../../shell/use-site.ts'
import { shellWords } from '../../shell/words.ts'
import { HeaderHeart } from '../favourites/header-heart.tsx'
import { HeaderSearch, SearchLink } from './header-search.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { hasOwnSearch } from './own-search.ts'
import { siteWords } from './words.ts'

/** The bell and its live connection. */
const LateOwnTools = late(() => import('./own-parts.ts'), 'OwnTools', { waits: true })

const LateUserMenu = late(() => import('./own-parts.ts'), 'UserMenu', { waits: true })

/** The header of every page. */
export function Header() {
  const { site } = useWords(shellWords)
  const { header } = useWords(siteWords)
  const { user, renderedFor, writesAds, reach } = useSite()
  const searches = !hasOwnSearch(useLocation().pathname)
  // There is less room beside the search, and none beside the tools of a signed-in user, whose name would be cut off.
  const optional = user ? 'menu' : searches ? '' : undefined
  return (
    <SiteHeader
      logo={
        <LocalLink to={paths.home} aria-label={header.home} className="rounded-2">
          <Logo className="max-[21rem]:[zoom:0.8]">{site.name.toLowerCase()}</Logo>
        </LocalLink>
      }
      navLabel={header.navigation}
      menuLabel={header.menu}
      links={[
        <LocalNavLink key="ads" to={paths.ads} end>
          {header.catalogue}
        </LocalNavLink>,
        <LocalNavLink key="ask" to={paths.partRequestCreate} data-optional="menu">
          {header.askShops}
        </LocalNavLink>,
        <LocalNavLink key="promotions" to={paths.promotions}>
          {header.promotions}
        </LocalNavLink>,
        <LocalLink key="about" to="/#about" data-optional={optional}>
          {header.about}
        </LocalLink>,
        <LocalLink key="contacts" to="/#contacts" data-optional={optional}>
          {header.contacts}
        </LocalLink>,
      ]}
      search={searches ? <HeaderSearch /> : undefined}
      tools={
        <>
          {searches && <SearchLink />}
          {/* On the narrowest phones there is no room for it beside a member's tools; their menu has the link. */}
          <HeaderHeart className={user ? 'max-[22rem]:hidden' : undefined} />
          {user && (
            <Suspense>
              <LateOwnTools key={renderedFor} user={user} />
            </Suspense>
          )}
        </>
      }
      language={<LanguageSwitch />}
      account={
        user ? (
          <Suspense>
            <LateUserMenu user={user} />
          </Suspense>
        ) : (
          <Button asChild variant="plain">
            <LocalLink to={paths.login}>{header.signIn}</LocalLink>
          </Button>
        )
      }
      action={
        writesAds && (
          <Button asChild>
            <LocalLink to={paths.adCreate}>{header.newAd}</LocalLink>
          </Button>
        )
      }
      menuNote={reach && <ServerPart part={reach} />}
    />
  )
}
