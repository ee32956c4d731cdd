import { isStaff, type User } from '@sauda/sdk/access'
import { buttonVariants } from '@sauda/ui'
import { ChevronDown, CircleUserRound } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, useLocation } from 'react-router'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink, useLocalPath } from '../../language/local-link.tsx'
import { cabinetOf } from '../people/cabinet.ts'

const item = 'flex min-h-11 w-full items-center rounded-2 px-3 text-left hover:bg-sunk'

/** Who is signed in, and their own pages: a native disclosure, so it opens before scripts come. */
export function UserMenu({ user }: { user: User }) {
  const { header } = useWords()
  const menu = useMenu()
  const localPath = useLocalPath()
  // A page that has come begins with a closed menu.
  const { key } = useLocation()
  return (
    <details key={key} ref={menu} className="group/user relative">
      <summary
        aria-label={header.account(user.name)}
        className={buttonVariants({
          variant: 'plain',
          className: 'max-w-60 list-none [&::-webkit-details-marker]:hidden',
        })}
      >
        <CircleUserRound aria-hidden />
        <span className="truncate">{user.name}</span>
        <ChevronDown aria-hidden className="transition-transform group-open/user:rotate-180" />
      </summary>
      <div className="absolute left-0 z-20 mt-1 grid min-w-60 rounded-3 bg-raised p-2 shadow-3 nav:right-0 nav:left-auto">
        <LocalLink className={item} to={cabinetOf(user)}>
          {header.myAds}
        </LocalLink>
        {isStaff(user.role_id) && (
          <LocalLink className={item} to="/ads/new">
            {header.waiting}
          </LocalLink>
        )}
        <Form method="post" action={localPath('/sign-out')} className="border-t border-line pt-1">
          <button type="submit" className={item}>
            {header.signOut}
          </button>
        </Form>
      </div>
    </details>
  )
}

/** Closes the menu with Escape or a press elsewhere. */
function useMenu() {
  const menu = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.current?.open) return
      menu.current.open = false
      menu.current.querySelector('summary')?.focus()
    }
    const onClick = ({ target }: MouseEvent) => {
      const inside = target instanceof Node && menu.current?.contains(target)
      if (menu.current && !inside) menu.current.open = false
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('click', onClick)
    }
  }, [])

  return menu
}
