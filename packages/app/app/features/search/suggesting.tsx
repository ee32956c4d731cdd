import { cn } from '@sauda/ui'
import { type ComponentProps, type ComponentType, type Dispatch, useEffect, useRef, useState } from 'react'
import { loadSpare } from '../../shell/chunk-failure.ts'
import type { SuggestionsProps } from './suggestions.tsx'

/** Fills the screen of a phone while its list is open. */
const SHEET =
  'max-sm:data-open:fixed max-sm:data-open:inset-0 max-sm:data-open:z-50 max-sm:data-open:m-0 max-sm:data-open:flex max-sm:data-open:flex-wrap max-sm:data-open:content-start max-sm:data-open:items-center max-sm:data-open:overflow-y-auto max-sm:data-open:gap-x-2 max-sm:data-open:bg-surface max-sm:data-open:p-3'

type Woken = { field: HTMLInputElement; List: ComponentType<SuggestionsProps>; key: number }

function wake(target: Element | null, show: Dispatch<(woken?: Woken) => Woken | undefined>) {
  if (!(target instanceof HTMLInputElement) || target.name !== 'q') return
  void loadSpare(() => import('./suggestions.tsx')).then((loaded) => {
    if (!loaded) return
    const { Suggestions: List } = loaded
    show((old) => (old?.field === target ? old : { field: target, List, key: (old?.key ?? 0) + 1 }))
  })
}

/**
 * A search with a plain field, which gets its suggestions with the focus. Their scripts are loaded then, and read what
 * was typed meanwhile; if they cannot be loaded, the field stays a plain one and the next focus tries again.
 */
export function Suggesting({ className, children, ...props }: ComponentProps<'search'>) {
  const root = useRef<HTMLElement>(null)
  const [woken, setWoken] = useState<Woken>()

  // The field may have got the focus before scripts ran.
  useEffect(() => {
    if (root.current?.contains(document.activeElement)) wake(document.activeElement, setWoken)
  }, [])

  return (
    <search
      ref={root}
      data-search=""
      className={cn('group/search relative', SHEET, className)}
      onFocus={({ target }) => wake(target, setWoken)}
      {...props}
    >
      {children}
      {woken && <woken.List key={woken.key} input={woken.field} />}
    </search>
  )
}
