import { type Person, person } from './people.ts'
import type { Ask, TestServer } from './test-server.ts'

/** Acts of administrators on people, over HTTP. */
export function deskActs(test: () => TestServer) {
  const post = (who: Person, path: string, json: object = {}, more: Partial<Ask> = {}) =>
    test().send({ path, token: who.token, json, ...more })
  return {
    post,
    block: (by: Person, { id }: Pick<Person, 'id'>, json: object = { reason: 'fraud' }) =>
      post(by, `/api/user/block/${id}`, json),
    unblock: (by: Person, { id }: Pick<Person, 'id'>, json: object = {}) =>
      post(by, `/api/user/unblock/${id}`, json),
    setRole: (by: Person, { id }: Pick<Person, 'id'>, role_id: number, was: number) =>
      post(by, `/api/user/setRole/${id}`, { role_id, was }),
    detail: async (by: Person, { id }: Pick<Person, 'id'>) =>
      (await test().send({ method: 'GET', path: `/api/user/page/${id}`, token: by.token })).json().data,
    /** The ids of administrators who may sign in. */
    administrators: async () =>
      (
        await test()
          .db.selectFrom('users')
          .select('id')
          .where('role_id', '=', 2)
          .where('blocked_at', 'is', null)
          .execute()
      ).map(({ id }) => id),
    administrator: () => person(test(), 2),
  }
}
