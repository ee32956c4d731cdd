import type { FastifyInstance } from 'fastify'
import type { ApiDoor } from './pages.ts'

/** The API behind the pages, in this process or elsewhere. */
export type Api = {
  /** Where the pages are mounted. */
  readonly fastify: FastifyInstance
  readonly door: ApiDoor
  /** Lets what is under way end. */
  readonly close: () => Promise<void>
}
