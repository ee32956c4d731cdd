import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { AdDraft } from '@sauda/sdk/ads'
import { build } from 'esbuild'
import { threePhotos } from '../portal/ad-flow.ts'
import { signInOf } from '../portal/people.ts'
import { startDemoPortal } from '../portal/portal-process.ts'
import type * as shopScript from '../portal/shop-script.ts'
import { openStranger } from '../portal/stranger.ts'
import { test as base } from '../portal/test.ts'

declare global {
  var shop: typeof shopScript
}

/** As a page loads it without a bundler. */
const pusher = createRequire(new URL('../../packages/sdk/package.json', import.meta.url)).resolve(
  'pusher-js/dist/web/pusher.min.js',
)

const UUID = /^[0-9a-f-]{36}$/

const draft: AdDraft = {
  ...{ kind: 'goods', brand_id: null, spare_part_id: null, service_id: null, vin: null },
  ...{ title: 'Коврики салона, резина', title_kk: null, price: 12_000, condition: 'new' },
  ...{ text: 'Комплект из четырёх ковриков с бортами.', text_kk: null, phone: '+77012345678' },
  ...{ room_ids: [], weekdays: [], hours_from: null, hours_to: null },
}

interface Stage {
  url: string
  folder: string
  /** Pages of other origins, by whether the portal lists them. */
  listed: string[]
  unlisted: string[]
  script: string
}

/** One portal that lists a page of another site and one of another port. */
const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browserName: _ }, use) => {
      const { outputFiles } = await build({
        entryPoints: [new URL('../portal/shop-script.ts', import.meta.url).pathname],
        ...{ bundle: true, write: false, format: 'iife', globalName: 'shop', platform: 'browser' },
        conditions: ['@sauda/source'],
      })
      const hosts = ['localhost', '127.0.0.1']
      const [listed, unlisted] = [await openAll(hosts), await openAll(hosts)]
      const folder = await mkdtemp(join(tmpdir(), 'origins-'))
      const CORS_ORIGINS = listed.map(({ url }) => new URL(url).origin).join(',')
      const portal = await startDemoPortal(folder, { CORS_ORIGINS })
      await use({
        ...{ url: portal.url, folder, script: outputFiles[0]?.text ?? '' },
        ...{ listed: listed.map(({ url }) => url), unlisted: unlisted.map(({ url }) => url) },
      })
      await portal.stop()
      for (const { close } of [...listed, ...unlisted]) close()
      await rm(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
})
// All of them share the portal of one worker.
test.describe.configure({ mode: 'default' })

const openAll = (hosts: readonly string[]) => Promise.all(hosts.map(openStranger))

/** Opens a page of another origin with the integrator's script. */
async function openShop(page: Page, address: string, { script }: Stage): Promise<void> {
  await page.goto(address)
  await page.addScriptTag({ path: pusher })
  await page.addScriptTag({ content: script })
}

/** The user's sessions and ads. */
async function rowsOf({ url }: Stage, token: string): Promise<number[][]> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  const read = async (path: string, body?: string): Promise<number[]> => {
    const answer = await fetch(url + path, { headers, ...(body && { method: 'POST', body }) })
    expect(answer.status, path).toBe(200)
    return (await answer.json()).data.items.map(({ id }: { id: number }) => id)
  }
  return [await read('/api/session/list'), await read('/api/userBanner/all', JSON.stringify({ list: 'own' }))]
}

/** A token that the user got elsewhere, and the portal's cookie for the page's browser. */
async function signInTwice(
  page: Page,
  stage: Stage,
): Promise<{ login: string; password: string; token: string }> {
  const { email: login, password } = await signInOf(5, stage.folder)
  const headers = { 'X-Portal-Client': 'e2e' }
  const tokens = []
  for (const issue_token of [true, false]) {
    const data = { login, password, issue_token }
    const answer = await page.request.post(`${stage.url}/api/user/auth`, { headers, data })
    expect(answer.status(), await answer.text()).toBe(200)
    tokens.push((await answer.json()).data.token)
  }
  return { login, password, token: tokens[0] }
}

/** Runs in the page. */
const enter = ([url, login, password]: readonly [string, string, string]) => shop.enter(url, login, password)

test('listed pages of another site and of another port sign in, list, create, read errors and get live updates', async ({
  page,
  stage,
}) => {
  for (const address of stage.listed) {
    const { login, password, token: other } = await signInTwice(page, stage)
    const before = await rowsOf(stage, other)
    await openShop(page, address, stage)

    const entered = await page.evaluate(enter, [stage.url, login, password] as const)
    expect(entered).toMatchObject({ status: 200, code: '', idempotency: '24h' })
    expect(entered.requestId).toMatch(UUID)
    const token = entered.token ?? ''

    const photo = `data:image/png;base64,${threePhotos[0]?.buffer.toString('base64')}`
    const done = await page.evaluate(([url, key, ad, picture]) => shop.work(url, key, ad, picture), [
      stage.url,
      token,
      draft,
      photo,
    ] as const)
    expect(done.listError).toBeUndefined()
    expect(done.total).toBeGreaterThan(100)
    expect([done.user?.email, done.ad.title, done.ad.photos]).toEqual([
      login,
      draft.title,
      [expect.anything()],
    ])
    expect(done.photoBytes).toBeGreaterThan(100)
    const [sessions, ads] = await rowsOf(stage, other)
    expect(ads?.toSorted()).toEqual([...(before[1] ?? []), done.ad.id].toSorted())
    expect(sessions).toHaveLength((before[0] ?? []).length + 1)

    const [missing, invalid] = await page.evaluate(([url, key, ad]) => shop.fail(url, key, ad), [
      stage.url,
      token,
      draft,
    ] as const)
    expect(missing).toMatchObject({ status: 404, code: 'not_found', requestId: expect.stringMatching(UUID) })
    expect(invalid).toMatchObject({ status: 422, code: 'invalid', requestId: expect.stringMatching(UUID) })

    const live = ([url, key]: readonly [string, string]) => shop.listen(url, key)
    expect(await page.evaluate(live, [stage.url, token] as const)).toBe('online')
    expect(await page.evaluate((url) => shop.readWithCookies(url), stage.url)).toBe(false)

    const slowed = await page.evaluate((url) => shop.hurry(url), stage.url)
    expect(slowed).toMatchObject({ status: 429, code: 'too_many_requests', token: null })
    expect(Number(slowed.retryAfter)).toBeGreaterThan(0)
    expect(await rowsOf(stage, other)).toEqual([sessions, ads])
  }
})

test('the browser refuses pages of another site and of another port that are not listed, even with a token', async ({
  page,
  stage,
}) => {
  for (const address of stage.unlisted) {
    const { login, password, token } = await signInTwice(page, stage)
    const before = await rowsOf(stage, token)
    await openShop(page, address, stage)

    const entered = await page.evaluate(enter, [stage.url, login, password] as const)
    expect(entered).toEqual({
      ...{ status: 0, code: 'outcome_unknown', token: null },
      ...{ requestId: null, retryAfter: null, idempotency: null },
    })
    const codes = await page.evaluate(([url, key, ad]) => shop.tryAll(url, key, ad), [
      stage.url,
      token,
      draft,
    ] as const)
    expect(codes).toEqual(['network', 'outcome_unknown', 'network', 'refused', 'refused'])
    expect(await page.evaluate((url) => shop.readWithCookies(url), stage.url)).toBe(false)
    expect(await rowsOf(stage, token)).toEqual(before)
  }
})
