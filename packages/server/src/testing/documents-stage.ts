import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { ServerConfig } from '../config.ts'
import { type Person, person } from './people.ts'
import { type TestServer, testServer } from './test-server.ts'

interface People {
  tenant: Person
  /** Another tenant. */
  other: Person
  administrator: Person
  manager: Person
  operator: Person
}

/** A server for the tests of a file, with the same people before each of them and nothing else. */
export function documentsStage(told: Partial<ServerConfig> = {}) {
  let server: TestServer | undefined
  let people: People | undefined
  const test = () => there(server)

  beforeAll(async () => {
    server = await testServer(told)
  })
  beforeEach(async () => {
    await test().empty()
    people = {
      tenant: await person(test(), 1),
      other: await person(test(), 1),
      administrator: await person(test(), 2),
      manager: await person(test(), 3),
      operator: await person(test(), 4),
    }
  })
  afterAll(() => test().close())

  /** Calls an operation: POST with a body, GET without. */
  const ask = (who: Person, path: string, json?: object, headers?: Record<string, string>) =>
    test().send({
      method: json ? 'POST' : 'GET',
      path: `/api/${path}`,
      token: who.token,
      json,
      ...(headers && { headers }),
    })

  return {
    get test() {
      return test()
    },
    get tenant() {
      return there(people).tenant
    },
    get other() {
      return there(people).other
    },
    get administrator() {
      return there(people).administrator
    },
    get manager() {
      return there(people).manager
    },
    get operator() {
      return there(people).operator
    },
    ask,
    /** Calls an operation that must succeed, and returns its data. */
    data: async (who: Person, path: string, json?: object) => {
      const answer = await ask(who, path, json)
      expect(answer.statusCode, answer.body).toBe(200)
      return answer.json().data
    },
    /** Returns the failure of a call that must be refused. */
    refused: async (who: Person, path: string, json?: object) => {
      const answer = await ask(who, path, json)
      const { code, errors, allowed_actions } = answer.json()
      return {
        status: answer.statusCode,
        code,
        ...(errors && { errors }),
        ...(allowed_actions && { allowed_actions }),
      }
    },
  }
}

export const NOT_FOUND = { status: 404, code: 'not_found' } as const
export const FORBIDDEN = { status: 403, code: 'forbidden' } as const

function there<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error('the stage is set by the hooks of the test')
  return thing
}
