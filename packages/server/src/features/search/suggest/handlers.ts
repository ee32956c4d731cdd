import type { Handlers } from '../../../contract/call.ts'
import type { Deps } from '../../deps.ts'
import { aliasList } from './aliases-of-things.ts'
import { freshShelf } from './fresh-shelf.ts'
import type { Finds } from './shelf.ts'
import { suggestionsFor } from './suggest.ts'

const LIMIT = 4

export function suggestionHandlers(deps: Deps & Finds): Pick<Handlers, 'suggest' | 'searchAliases'> {
  const shelf = freshShelf(deps)
  return {
    suggest: async ({ query }) => suggestionsFor(deps, await shelf(), query.q, query.limit ?? LIMIT),
    searchAliases: ({ query }) => aliasList(deps.db, query.kind),
  }
}
