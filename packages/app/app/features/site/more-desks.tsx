import { type Capability, can, type User } from '@sauda/sdk/access'
import * as paths from '@sauda/sdk/paths'
import { ActionMenu, ActionMenuItem } from '@sauda/ui'
import { ChevronDown } from 'lucide-react'
import { useLocation } from 'react-router'
import { useWords } from '../../language/language-context.tsx'
import { LocalNavLink } from '../../language/local-link.tsx'
import { queueTabsWords } from './queue-tabs-words.ts'

/** The desks that are not opened every day, in the order of the menu. */
const DESKS = [
  { name: 'people', path: paths.people, needs: 'users.manage' },
  { name: 'content', path: paths.contentDesk, needs: 'content.manage' },
  { name: 'search', path: paths.searchWords, needs: 'search.manage' },
  { name: 'missing', path: paths.missing, needs: 'search.manage' },
  { name: 'audit', path: paths.audit, needs: 'audit.read' },
] as const satisfies readonly { name: keyof typeof queueTabsWords.ru; path: string; needs: Capability }[]

/** The desks that the user may open, in the order of the menu. */
export const desksOf = (user: User) => DESKS.filter(({ needs }) => can(user, needs))

/** The menu at the end of the staff's row. */
export function MoreDesks({ user }: { user: User }) {
  const words = useWords(queueTabsWords)
  const { pathname } = useLocation()
  return (
    // A new page closes the menu.
    <ActionMenu
      key={pathname}
      trigger={
        <>
          {words.more}
          <ChevronDown aria-hidden className="transition-transform group-open/action-menu:rotate-180" />
        </>
      }
    >
      {desksOf(user).map(({ name, path }) => (
        <ActionMenuItem key={name} asChild className="aria-[current]:font-strong">
          <LocalNavLink to={path}>{words[name]}</LocalNavLink>
        </ActionMenuItem>
      ))}
    </ActionMenu>
  )
}
