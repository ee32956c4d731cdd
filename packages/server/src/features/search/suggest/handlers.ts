import type { Handlers } from '../../../contract/call.ts'
import type { Deps } from '../../deps.ts'
import { freshShelf } from './fresh-shelf.ts'
import { suggestionsFor } from './suggest.ts'

const LIMIT = 4

export function suggestionHandlers(deps: Deps): Pick<Handlers, 'suggest'> {
  const shelf = freshShelf(deps)
  return {
    suggest: async ({ query }) => suggestionsFor(deps.db, await shelf(), query.q, query.limit ?? LIMIT),
  }
}
