import { expect, type Page } from '@playwright/test'
import { handInAd, someAd } from '../portal/ad-flow.ts'
import { test } from '../portal/caller.ts'
import { call, signUp, someNewcomer } from '../portal/newcomer.ts'
import { lettersTo } from '../portal/post-office.ts'
import { lookAt, openStranger, sendAsClient, sendByScript, sendForms } from '../portal/stranger.ts'

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

/**
 * What a browser really sends for another site: that every operation of the contract refuses it is in
 * `packages/server/src/contract/other-sites.test.ts`.
 */
test('a page of another site, or of another port, changes nothing on behalf of the signed-in user', async ({
  page,
  baseURL,
}) => {
  const portal = new URL(baseURL ?? '').origin
  const who = await signUp(page, 'ru')
  const ad = await handInAd(page, someAd())
  const before = await stateOf(page, ad)
  const { email } = someNewcomer()
  const fields = {
    ...{ id: String(ad), email, login: who.email, password: 'чужой пароль на замену' },
    ...{ current_password: who.password, name: 'Чужой', session: 'others', terms: 'on', ad_rules: 'on' },
  }
  const gets = [`/api/user/restore/${who.email}`, `/api/completionSignature/start/${ad}/${before.me.id}`]
  const posts = [
    ...[`/api/userBanner/update/${ad}`, `/api/userBanner/delete/${ad}`, '/api/userBanner/create'],
    ...[`/api/user/update/${before.me.id}`, `/api/user/password/${before.me.id}`, '/api/user/registration'],
    ...['/api/user/auth', '/api/session/signOut', `/api/session/end/${before.sessions[0]}`],
  ]
  const forms = [
    ...['/login', '/registration', '/forgot', '/sign-out'],
    ...['/profile/details', '/profile/password', '/profile/sessions'],
  ]

  const answers: string[] = []
  page.on('response', (answer) => {
    const { pathname, origin } = new URL(answer.url())
    if (origin === portal) answers.push(`${answer.request().method()} ${pathname} ${answer.status()}`)
  })
  const expected: string[] = []
  const expectRefused = (method: string, path: string, times: number) =>
    expected.push(...Array.from({ length: times }, () => `${method} ${path} 403`))

  for (const host of ['localhost', '127.0.0.1']) {
    const stranger = await openStranger(host)
    await page.goto(stranger.url)
    for (const path of gets) {
      await lookAt(page, portal + path)
      // Chromium does not expose the responses for pictures and style sheets; only their effects can be checked.
      expectRefused('GET', path, 2)
      expect(await sendAsClient(page, portal + path, 'GET'), path).toBe(false)
    }
    for (const path of posts) {
      await sendForms(page, portal + path, fields)
      await sendByScript(page, portal + path, fields)
      expectRefused('POST', path, 6)
      expect(await sendAsClient(page, portal + path, 'POST'), path).toBe(false)
    }
    for (const path of forms) {
      await sendForms(page, portal + path, fields)
      expectRefused('POST', path, 3)
    }
    for (const path of gets) {
      await page.goto(stranger.url)
      await page.evaluate((url) => location.assign(url), portal + path)
      await page.waitForURL(portal + path)
      expectRefused('GET', path, 1)
    }
    stranger.close()
  }
  // The browser reports a response independently of its page.
  await expect.poll(() => answers.toSorted()).toEqual(expected.toSorted())

  expect(await stateOf(page, ad)).toEqual(before)
  await call(page, '/api/user/auth', { login: who.email, password: who.password })
  // E-mails are sent in order: after this one for another user, no earlier one is pending.
  await page.context().clearCookies()
  await signUp(page, 'ru')
  expect(await lettersTo(email)).toEqual([])
  expect(await lettersTo(who.email)).toHaveLength(1)
})
