import type { FastifyInstance } from 'fastify'
import type { ApiDoor } from './pages.ts'

/** The API behind the pages, in this process or remote. */
export type Api = {
  /** The server on which the pages are mounted. */
  readonly fastify: FastifyInstance
  readonly door: ApiDoor
  /** Token for the page of e-mails that were not sent; null if there is none, or if the API is remote. */
  readonly consoleToken: string | null
  /** Closes the API after the current requests have ended. */
  readonly close: () => Promise<void>
}
