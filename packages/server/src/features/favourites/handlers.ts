import type { Handlers } from '../../contract/call.ts'
import { requireActor } from '../access/require-actor.ts'
import type { Deps } from '../deps.ts'
import { addFavourite, mergeFavourites, removeFavourite } from './favourites.ts'
import { allFavourites, favouritePage, showFavourites } from './list.ts'

type FavouriteOperations =
  | 'favouritePage'
  | 'allFavourites'
  | 'addFavourite'
  | 'removeFavourite'
  | 'mergeFavourites'
  | 'showFavourites'

export function favouriteHandlers(deps: Deps): Pick<Handlers, FavouriteOperations> {
  return {
    favouritePage: ({ actor, body }) => favouritePage(deps, requireActor(actor), body),
    allFavourites: ({ actor, body }) => allFavourites(deps, requireActor(actor), body),
    addFavourite: ({ actor, body }) => addFavourite(deps, requireActor(actor), body),
    removeFavourite: ({ actor, body }) => removeFavourite(deps, requireActor(actor), body),
    mergeFavourites: ({ actor, body }) => mergeFavourites(deps, requireActor(actor), body),
    showFavourites: ({ body }) => showFavourites(deps, body),
  }
}
