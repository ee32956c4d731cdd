import { localPath } from '@sauda/sdk/language'
import { type ComponentProps, useCallback } from 'react'
import { Link, NavLink } from 'react-router'
import { useLanguage } from './language-context.tsx'
import { prefetchHere } from './prefetch.ts'

type Local<Props> = Omit<Props, 'to'> & {
  /** A path of the route table without language, `/ads/12/view`, or `?…` and `#…` on the same page. */
  to: string
}

/** A link that keeps the page's language and prefetches its target on hover or focus. */
export function LocalLink({ to, ...props }: Local<ComponentProps<typeof Link>>) {
  return <Link prefetch={prefetchHere()} to={useLocalPath()(to)} {...props} />
}

/** The same, with `aria-current` on the current page. */
export function LocalNavLink({ to, ...props }: Local<ComponentProps<typeof NavLink>>) {
  return <NavLink prefetch={prefetchHere()} to={useLocalPath()(to)} {...props} />
}

/** Returns a function that adds the page's language to a path, for `action`, `navigate` and plain links. */
export function useLocalPath(): (path: string) => string {
  const language = useLanguage()
  return useCallback((path) => (path.startsWith('/') ? localPath(path, language) : path), [language])
}
