import type { Favourite } from '@sauda/sdk/favourites'
import type { Moment } from '@sauda/sdk/language'
import { type ComponentProps, useEffect, useRef } from 'react'
import { useFavouriteIds } from '../hearts/use-favourites.ts'
import { FavouriteRow } from './favourite-row.tsx'

type FavouriteListProps = Pick<ComponentProps<typeof FavouriteRow>, 'heading'> & {
  items: readonly Favourite[]
  now: Moment
  /** The accessible name of the list. */
  label: string
}

/** Returns those that have not been removed meanwhile, here or elsewhere. */
export function useStillSaved(items: readonly Favourite[]): readonly Favourite[] {
  const ids = useFavouriteIds()
  return ids ? items.filter(({ ad }) => ids.has(ad.id)) : items
}

/** Favourites as rows. When the focus disappears with a row, it goes to the list. */
export function FavouriteList({ items, now, label, heading }: FavouriteListProps) {
  const shown = useStillSaved(items)
  const list = useRef<HTMLUListElement>(null)
  const count = shown.length
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) list.current?.focus()
    before.current = count
  }, [count])
  if (count === 0) return null
  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label={label}
      className="-mx-gutter overflow-hidden bg-surface shadow-1 outline-none xs:mx-0 xs:rounded-3"
    >
      {shown.map((favourite) => (
        <FavouriteRow key={favourite.ad.id} favourite={favourite} now={now} heading={heading} />
      ))}
    </ul>
  )
}
