import { adFields, adForm } from '@sauda/sdk/ads'
import { DRAFT } from './ads.ts'
import type { TestServer } from './test-server.ts'

/** An ad as the editor sends it. */
export function sentAd(fields: Partial<ReturnType<typeof adFields>> = {}, photos: Blob[] = []): FormData {
  return adForm({ ...adFields(DRAFT), ...fields }, photos)
}

/** Creating calls with keys, and the responses to them. */
export function keyedCalls(test: () => TestServer) {
  const headersOf = (key: string) => ({ 'idempotency-key': key })
  return {
    create: (key: string, form: FormData, { token }: { token: string }) =>
      test().send({ path: '/api/userBanner/create', form, token, headers: headersOf(key) }),
    invite: (key: string, json: object, { token }: { token: string }) =>
      test().send({ path: '/api/invitation/create', json, token, headers: headersOf(key) }),
    async countOf(table: 'ads' | 'invitations' | 'idempotency_keys' | 'photos'): Promise<number> {
      const { n } = await test()
        .db.selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
      return n
    },
    /** The counters of the limits. */
    hits: () => test().db.selectFrom('throttles').select(['key', 'count']).execute(),
  }
}
