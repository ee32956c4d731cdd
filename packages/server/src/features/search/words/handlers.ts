import type { Handlers } from '../../../contract/call.ts'
import { requireActor } from '../../access/require-actor.ts'
import type { Deps } from '../../deps.ts'
import { checkQuery, dismissMiss, missPage, type Reading } from './misses.ts'
import { createWord, hideWord, listThings, removeWord, updateWord, wordPage } from './words.ts'

type WordOperations =
  | 'searchWordPage'
  | 'createSearchWord'
  | 'updateSearchWord'
  | 'deleteSearchWord'
  | 'hideSearchWord'
  | 'searchTargets'
  | 'checkSearch'
  | 'searchMissPage'
  | 'dismissSearchMiss'

/** @param deps `readingOf` says what the catalogue finds, which this feature does not know */
export function searchWordHandlers(
  deps: Deps & { readingOf(q: string): Promise<Reading> },
): Pick<Handlers, WordOperations> {
  return {
    searchWordPage: ({ actor, body }) => wordPage(deps, requireActor(actor), body),
    createSearchWord: ({ actor, body, transact }) => createWord(deps, requireActor(actor), body, transact),
    updateSearchWord: ({ actor, params, body }) => updateWord(deps, requireActor(actor), params.id, body),
    deleteSearchWord: ({ actor, params, body }) => removeWord(deps, requireActor(actor), params.id, body),
    hideSearchWord: ({ actor, body }) => hideWord(deps, requireActor(actor), body),
    searchTargets: ({ actor }) => listThings(deps, requireActor(actor)),
    checkSearch: ({ actor, body }) => checkQuery(deps, requireActor(actor), body.q),
    searchMissPage: ({ actor, body }) => missPage(deps, requireActor(actor), body),
    dismissSearchMiss: ({ actor, body }) => dismissMiss(deps, requireActor(actor), body.query),
  }
}
