import { useEffect, useSyncExternalStore } from 'react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { useSite } from '../../shell/use-site.ts'
import { defineHearts } from './ad-heart.ts'
import { beginFavourites, favouriteIds, onFavourites } from './favourites-store.ts'
import { heartWords } from './heart-words.ts'

/** Begins with the favourites of the user of the page, and makes its hearts work. */
export function useHearts(): void {
  const { user, renderedFor } = useSite()
  const language = useLanguage()
  const words = useWords(heartWords)
  useEffect(() => {
    beginFavourites({ user, renderedFor, language, words })
    defineHearts()
  }, [user, renderedFor, language, words])
}

/** Returns the ids of the favourites; null before scripts have loaded. */
export function useFavouriteIds(): ReadonlySet<number> | null {
  return useSyncExternalStore(onFavourites, favouriteIds, () => null)
}

/** Returns how many favourites the user has, or this browser keeps for a guest; on the server none for a guest. */
export function useFavouriteCount(): number {
  const { user } = useSite()
  return useFavouriteIds()?.size ?? user?.favourites.length ?? 0
}
