import type { FastifyInstance } from 'fastify'
import type { ApiDoor } from './pages.ts'

/** The API behind the pages, in this process or elsewhere. */
export type Api = {
  /** Where the pages are mounted. */
  readonly fastify: FastifyInstance
  readonly door: ApiDoor
  /** Opens the page of letters that no mail server has taken; null where there are none, or they lie elsewhere. */
  readonly consoleToken: string | null
  /** Lets what is under way end. */
  readonly close: () => Promise<void>
}
