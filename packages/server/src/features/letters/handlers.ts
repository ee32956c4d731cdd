import type { Handlers } from '../../contract/call.ts'
import type { Deps } from '../deps.ts'
import { listLetters, readLetter } from './service.ts'

export function letterHandlers(deps: Deps): Pick<Handlers, 'listLetters' | 'readLetter'> {
  return {
    listLetters: ({ consoleToken }) => listLetters(deps, consoleToken),
    readLetter: ({ consoleToken, params }) => readLetter(deps, consoleToken, params.id),
  }
}
