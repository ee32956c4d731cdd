import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { handInAd, someAd } from './portal/ad-flow.ts'
import { call, signUp, someNewcomer } from './portal/newcomer.ts'
import { lettersTo } from './portal/post-office.ts'
import { lookAt, openStranger, sendAsClient, sendByScript, sendForms } from './portal/stranger.ts'
import { test } from './portal/test.ts'

interface Write {
  method: string
  path: string
}

/** Every operation of the contract that changes something, including GETs. */
async function writesOfContract(): Promise<Write[]> {
  const contract: { paths: Record<string, Record<string, { 'x-effect'?: string }>> } = JSON.parse(
    await readFile(new URL('../packages/sdk/openapi.json', import.meta.url), 'utf8'),
  )
  return Object.entries(contract.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, operation]) => operation['x-effect'] === 'write')
      .map(([method]) => ({ method, path })),
  )
}

/** Pages with a form. */
const forms = [
  '/login',
  '/registration',
  '/forgot',
  '/profile/details',
  '/profile/password',
  '/profile/sessions',
  '/sign-out',
]

interface Things {
  user: number
  session: number
  ad: number
  email: string
}

/** The address of an operation with an id of the user's own record. */
function addressOf({ path }: Write, { user, session, ad, email }: Things): string {
  const id = path.includes('/restore/')
    ? email
    : path.startsWith('/api/user/')
      ? user
      : path.startsWith('/api/session/')
        ? session
        : ad
  return path.replaceAll(/\{\w+\}/g, String(id))
}

/** Everything that another site could have changed. */
async function stateOf(page: Page, ad: number) {
  const sessions = await call<{ items: { id: number }[] }>(page, '/api/session/list')
  return {
    me: await call<{ id: number }>(page, '/api/session/me'),
    sessions: sessions.items.map(({ id }) => id),
    ad: await call(page, `/api/userBanner/getById/${ad}`, {}),
    flow: await call(page, '/api/session/flow'),
  }
}

for (const { site, host } of [
  { site: 'another site', host: 'localhost' },
  { site: 'another port of the same site', host: '127.0.0.1' },
]) {
  test(`a page of ${site} changes nothing on behalf of the signed-in user`, async ({ page, baseURL }) => {
    const portal = new URL(baseURL ?? '').origin
    const who = await signUp(page, 'ru')
    const ad = await handInAd(page, someAd())
    const before = await stateOf(page, ad)
    const { email } = someNewcomer()
    const things = { user: before.me.id, session: before.sessions[0] ?? 0, ad, email: who.email }
    const fields = {
      ...{ id: String(ad), email, login: who.email, password: 'чужой пароль на замену' },
      ...{ current_password: who.password, name: 'Чужой', session: 'others', terms: 'on', ad_rules: 'on' },
    }
    const writes = await writesOfContract()
    expect(writes.filter(({ method }) => method === 'get')).not.toEqual([])

    const answers: string[] = []
    page.on('response', (answer) => {
      const { pathname, origin } = new URL(answer.url())
      if (origin === portal) answers.push(`${answer.request().method()} ${pathname} ${answer.status()}`)
    })
    const expected: string[] = []
    const expectRefused = (method: string, path: string, times: number) =>
      expected.push(...Array.from({ length: times }, () => `${method} ${path} 403`))

    const stranger = await openStranger(host)
    await page.goto(stranger.url)
    for (const write of writes) {
      const path = addressOf(write, things)
      if (write.method === 'get') {
        await lookAt(page, portal + path)
        // Chromium does not expose the responses for pictures and style sheets; only their effects can be checked.
        expectRefused('GET', path, 2)
      } else {
        await sendForms(page, portal + path, fields)
        await sendByScript(page, portal + path, fields)
        expectRefused('POST', path, 6)
      }
      expect(await sendAsClient(page, portal + path, write.method.toUpperCase()), path).toBe(false)
    }
    for (const path of forms) {
      await sendForms(page, portal + path, fields)
      expectRefused('POST', path, 3)
    }
    for (const write of writes.filter(({ method }) => method === 'get')) {
      const path = addressOf(write, things)
      await page.goto(stranger.url)
      await page.evaluate((url) => location.assign(url), portal + path)
      await page.waitForURL(portal + path)
      expectRefused('GET', path, 1)
    }
    // The browser reports a response independently of its page.
    await expect.poll(() => answers.toSorted()).toEqual(expected.toSorted())
    stranger.close()

    expect(await stateOf(page, ad)).toEqual(before)
    await call(page, '/api/user/auth', { login: who.email, password: who.password })
    // E-mails are sent in order: after this one for another user, no earlier one is pending.
    await page.context().clearCookies()
    await signUp(page, 'ru')
    expect(await lettersTo(email)).toEqual([])
    expect(await lettersTo(who.email)).toHaveLength(1)
  })
}
