import { type Person, person } from './people.ts'
import type { TestServer } from './test-server.ts'

/** Acts of administrators on companies, over HTTP. */
export function tenancyActs(test: () => TestServer) {
  const post = (who: Person, path: string, json: object = {}) => test().send({ path, token: who.token, json })
  return {
    end: (by: Person, id: number, json: object = { reason: 'lease_over' }) =>
      post(by, `/api/company/endTenancy/${id}`, json),
    setRooms: (by: Person, id: number, room_ids: readonly number[], was: readonly number[]) =>
      post(by, `/api/company/setRooms/${id}`, { room_ids, was }),
    /** The answer of the page of a company. */
    page: (by: Person, id: number) =>
      test().send({ method: 'GET', path: `/api/company/page/${id}`, token: by.token }),
    /** The rooms of a company. */
    roomsOf: async (companyId: number) =>
      (
        await test()
          .db.selectFrom('rooms')
          .select('id')
          .where('company_id', '=', companyId)
          .orderBy('id')
          .execute()
      ).map(({ id }) => id),
    /** The rooms that the newest revision of an ad names, and their levels. */
    placeOf: (adId: number) =>
      test()
        .db.selectFrom('ads')
        .innerJoin('ad_revisions', 'ad_revisions.id', 'ads.newest_revision_id')
        .select(['ad_revisions.room_ids', 'ad_revisions.levels'])
        .where('ads.id', '=', adId)
        .executeTakeFirstOrThrow(),
    stateOf: (adId: number) =>
      test()
        .db.selectFrom('ads')
        .select(['status', 'live_revision_id', 'removed_by_staff'])
        .where('id', '=', adId)
        .executeTakeFirstOrThrow(),
    me: async ({ token }: Person) =>
      (await test().send({ method: 'GET', path: '/api/session/me', token })).json().data,
    acts: (subjectId: number, action: string) =>
      test()
        .db.selectFrom('audit')
        .select(['actor_id', 'reason'])
        .where('subject', '=', 'company')
        .where('subject_id', '=', subjectId)
        .where('action', '=', action)
        .execute(),
    administrator: () => person(test(), 2),
  }
}
