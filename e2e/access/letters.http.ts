import { expect } from '@playwright/test'
import { JSDOM } from 'jsdom'
import { descriptionOf } from '../portal/accessible.ts'
import { test } from '../portal/console-portal.ts'
import { languages } from '../portal/languages.ts'
import { someNewcomer } from '../portal/newcomer.ts'

test('a new portal has its administrator, and its e-mails need the token of the console', async ({
  visitor,
  another,
  portal,
  administrator,
}) => {
  const { letters, peopleDesk, flow, access } = languages[0].words

  const { email } = someNewcomer()
  await visitor.open('/registration')
  await visitor.fill(flow.email, email).press(flow.getCode)
  expect(visitor.address).toBe('/registration/verify')
  const line = /Letters: (\S+\/letters\?token=(\S+))/
  await expect.poll(portal.log).toMatch(line)
  const [, opening = '', token = ''] = line.exec(portal.log()) ?? []
  expect(new URL(opening).origin).toBe(portal.url)
  expect(portal.log()).not.toContain(administrator.password)

  await visitor.open('/letters')
  visitor.expectStatus(403).get('heading', letters.locked)
  await visitor.fill(letters.token, 'made-up').press(letters.open)
  expect(descriptionOf(visitor.field(letters.token))).toContain(letters.wrong)
  await visitor.fill(letters.token, token).press(letters.open)
  visitor.expectStatus(200)

  // A job writes the e-mail, possibly after the page has loaded.
  await expect.poll(async () => (await visitor.open('/letters')).all('link', email)).toHaveLength(1)
  await visitor.follow(email, visitor.get('list', letters.list))
  expect(visitor.address).toMatch(/^\/letters\/.+/)
  const letter = new JSDOM(visitor.document.querySelector('iframe')?.srcdoc).window.document
  expect(letter.querySelector('h1, h2')?.textContent).toBeTruthy()
  const code = /\d{6}/.exec(letter.body.textContent ?? '')?.[0] ?? ''
  await visitor.open('/registration/verify')
  await visitor.fill(flow.code.label, code).press(flow.code.submit)
  expect(visitor.address).toBe('/registration/complete')

  const reader = await another()
  await reader.open(opening)
  expect(reader.address).toBe('/letters')
  expect(reader.all('listitem', undefined, reader.get('list', letters.list))).toHaveLength(1)

  await reader.open('/login')
  reader.fill(access.login, administrator.email).fill(access.password, administrator.password)
  await reader.press(access.submit, reader.get('main'))
  expect(reader.address).toBe('/invoice')
  await reader.open('/dashboard/people/applications')
  expect(reader.text).toContain(peopleDesk.application.nothing)
})
