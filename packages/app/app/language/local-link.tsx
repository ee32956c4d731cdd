import { localPath } from '@sauda/sdk/language'
import type { ComponentProps } from 'react'
import { Link, NavLink } from 'react-router'
import { useLanguage } from './language-context.tsx'
import { prefetchHere } from './prefetch.ts'

type Local<Props> = Omit<Props, 'to'> & {
  /** A path as in the route table, without language: `/ads/12/view`; or `?…` and `#…` on the same page. */
  to: string
}

/** A link that stays in the page's language and is fetched ahead when someone is about to press it. */
export function LocalLink({ to, ...props }: Local<ComponentProps<typeof Link>>) {
  return <Link prefetch={prefetchHere()} to={useLocalPath()(to)} {...props} />
}

/** The same, and it knows when it is where we are (`aria-current`). */
export function LocalNavLink({ to, ...props }: Local<ComponentProps<typeof NavLink>>) {
  return <NavLink prefetch={prefetchHere()} to={useLocalPath()(to)} {...props} />
}

/** Puts paths into the page's language: for `action`, `navigate` and plain links. */
export function useLocalPath(): (path: string) => string {
  const language = useLanguage()
  return (path) => (path.startsWith('/') ? localPath(path, language) : path)
}
