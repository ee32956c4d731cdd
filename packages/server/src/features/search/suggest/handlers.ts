import type { Handlers } from '../../../contract/call.ts'
import type { Deps } from '../../deps.ts'
import { askedIn } from '../understand.ts'
import { aliasList } from './aliases-of-things.ts'
import { freshShelf } from './fresh-shelf.ts'
import { nearPartsTo } from './near.ts'
import type { Finds, ReadsShelf } from './shelf.ts'
import { suggestionsFor } from './suggest.ts'

const LIMIT = 4

export function suggestionHandlers(
  deps: Deps & Finds & ReadsShelf,
): Pick<Handlers, 'suggest' | 'nearParts' | 'searchAliases'> {
  const shelf = freshShelf(deps)
  return {
    suggest: async ({ query }) => {
      const [suggestions, ads] = await Promise.all([
        suggestionsFor(deps, await shelf(), query.q, query.limit ?? LIMIT),
        deps.countListed({ q: query.q }),
      ])
      return { ...suggestions, ads }
    },
    nearParts: async ({ query }) => {
      const clauses = await askedIn(deps.db, query.q)
      const items = nearPartsTo(clauses, await shelf()).slice(0, query.limit ?? LIMIT)
      return { items, is_absent: clauses.some(({ near }) => near), total: items.length, truncated: false }
    },
    searchAliases: ({ query }) => aliasList(deps.db, query.kind),
  }
}
