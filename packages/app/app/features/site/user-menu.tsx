import type { User } from '@sauda/sdk/access'
import * as paths from '@sauda/sdk/paths'
import { ActionMenu, ActionMenuItem } from '@sauda/ui'
import { ChevronDown, CircleUserRound } from 'lucide-react'
import { Suspense } from 'react'
import { Form } from 'react-router'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink, useLocalPath } from '../../language/local-link.tsx'
import { late } from '../../shell/late.ts'
import { cabinetOf } from '../people/cabinet.ts'
import { cabinetPartWords } from '../people/cabinet-part-words.ts'
import { useForgetting } from './use-forgetting.ts'
import { siteWords } from './words.ts'

/** Few people work for several companies. */
const LateCompanyChoice = late(() => import('./company-choice.tsx'), 'CompanyChoice', { waits: true })

/** The signed-in user, and links to their own pages. */
export function UserMenu({ user }: { user: User }) {
  const { header } = useWords(siteWords)
  const parts = useWords(cabinetPartWords)
  const localPath = useLocalPath()
  useForgetting(user)
  return (
    <ActionMenu
      label={parts.account(user.name)}
      // On a phone the list is at the edge of the screen, below the header.
      className="max-w-72 min-w-0 max-nav:static max-nav:[&>ul]:right-gutter"
      trigger={
        <>
          <CircleUserRound aria-hidden />
          <span className="truncate max-lg:hidden">{user.name}</span>
          <ChevronDown
            aria-hidden
            className="max-nav:hidden transition-transform group-open/action-menu:rotate-180"
          />
        </>
      }
    >
      {user.memberships.length > 1 && (
        <Suspense>
          <LateCompanyChoice user={user} />
        </Suspense>
      )}
      <ActionMenuItem asChild apart={user.memberships.length > 1}>
        <LocalLink to={cabinetOf(user)}>{parts.ads}</LocalLink>
      </ActionMenuItem>
      <ActionMenuItem asChild>
        <LocalLink to={paths.ownRequests(cabinetOf(user))}>{parts.requests}</LocalLink>
      </ActionMenuItem>
      <ActionMenuItem asChild>
        <LocalLink to={paths.cabinetPart(cabinetOf(user), 'favorites')}>{parts.favorites}</LocalLink>
      </ActionMenuItem>
      <ActionMenuItem asChild>
        <LocalLink to={paths.cabinetPart(cabinetOf(user), 'details')}>{parts.details}</LocalLink>
      </ActionMenuItem>
      <ActionMenuItem asChild>
        <LocalLink to={paths.cabinetPart(cabinetOf(user), 'sessions')}>{parts.sessions}</LocalLink>
      </ActionMenuItem>
      <ActionMenuItem
        apart
        type="submit"
        within={(item) => (
          <Form method="post" action={localPath(paths.signOut)}>
            {item}
          </Form>
        )}
      >
        {header.signOut}
      </ActionMenuItem>
    </ActionMenu>
  )
}
