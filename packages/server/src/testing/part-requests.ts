import type { PartAnswerDraft, PartRequest, PartRequestDraft } from '@sauda/sdk/part-requests'
import { type Person, person } from './people.ts'
import type { TestServer } from './test-server.ts'

type Test = Pick<TestServer, 'db' | 'clock' | 'send'>

/** The same car's VIN in all tests, to look for it where it must not be. */
export const VIN = 'XW7BF4FK60S061437'

/** Entries of the dictionaries that requests are about. */
export interface Entries {
  toyota: number
  kia: number
  caliper: number
  pads: number
  lamp: number
}

/** Adds the entries, or returns those that are there. */
export async function partEntries({ db }: Pick<TestServer, 'db'>): Promise<Entries> {
  const brand = async (name: string) =>
    (await db.selectFrom('brands').select('id').where('name', '=', name).executeTakeFirst()) ??
    (await db.insertInto('brands').values({ name }).returning('id').executeTakeFirstOrThrow())
  const part = async (name: string, category: string) =>
    (await db.selectFrom('spare_parts').select('id').where('name', '=', name).executeTakeFirst()) ??
    (await db
      .insertInto('spare_parts')
      .values({ name, name_kk: `${name} kk`, category })
      .returning('id')
      .executeTakeFirstOrThrow())
  return {
    toyota: (await brand('Toyota')).id,
    kia: (await brand('Kia')).id,
    caliper: (await part('Суппорты', 'brakes')).id,
    pads: (await part('Тормозные колодки', 'brakes')).id,
    lamp: (await part('Лампы', 'lights')).id,
  }
}

/** Lets the company of a tenant deal in brands and parts. */
export async function deals(
  { db }: Pick<TestServer, 'db'>,
  { company_id }: Pick<Person, 'company_id'>,
  { brands = [], parts = [] }: { brands?: number[]; parts?: number[] },
): Promise<void> {
  const of = { company_id: company_id ?? 0 }
  const rows = [
    ...brands.map((brand_id) => ({ ...of, brand_id, spare_part_id: null })),
    ...parts.map((spare_part_id) => ({ ...of, brand_id: null, spare_part_id })),
  ]
  if (rows.length > 0) await db.insertInto('company_deals').values(rows).execute()
}

/** Creates a tenant whose shop deals in calipers for Toyota. */
export async function brakeShop(test: Test): Promise<Person> {
  const { toyota, caliper } = await partEntries(test)
  const owner = await person(test, 1)
  await deals(test, owner, { brands: [toyota], parts: [caliper] })
  return owner
}

/** Sends a request over HTTP, and returns its id. */
export async function askFor(
  test: Test,
  { token }: Pick<Person, 'token'>,
  draft: Partial<PartRequestDraft> = {},
): Promise<number> {
  const { toyota, caliper } = await partEntries(test)
  const json = {
    text: 'Суппорт передний левый',
    brand_id: toyota,
    spare_part_id: caliper,
    vin: VIN,
    ...draft,
  }
  const answer = await test.send({ path: '/api/userRequest/create', token, json })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json().data.id
}

export const PRICE: PartAnswerDraft = { has: true, price: 38_500, condition: 'used', seen_version: null }

/** Answers a request over HTTP, and returns the request as the shop sees it. */
export async function answerTo(
  test: Test,
  { token }: Pick<Person, 'token'>,
  id: number,
  draft: Partial<PartAnswerDraft> = {},
): Promise<PartRequest> {
  const json = { ...PRICE, ...draft }
  const answer = await test.send({ path: `/api/userRequest/answer/${id}`, token, json })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json().data
}

/** A request of somebody with the answer of a shop. */
export async function answeredRequest(
  test: Test,
  asker: Person,
  draft: Partial<PartRequestDraft> = {},
): Promise<{ id: number; answerId: number; shop: Person }> {
  const shop = await brakeShop(test)
  const id = await askFor(test, asker, draft)
  const { answer } = await answerTo(test, shop, id)
  return { id, answerId: answer?.id ?? 0, shop }
}
