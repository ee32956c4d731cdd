import { expect, type Page } from '@playwright/test'
import type { PartRequest } from '@sauda/sdk/part-requests'
import { gallery } from '../portal/gallery.ts'
import type { Spoken } from '../portal/languages.ts'
import { call, signUp } from '../portal/newcomer.ts'
import { untilScripted } from '../portal/page-rules.ts'
import { answerTo, askFor } from '../portal/part-requests.ts'
import { signIn } from '../portal/people.ts'

type Window = Pick<Page, 'request'>

/** Does something as somebody else, in a window that is closed afterwards. */
async function elsewhere<Done>(
  page: Page,
  role: 1 | 3,
  act: (other: Window) => Promise<Done>,
): Promise<Done> {
  const other = await page.context().browser()?.newContext()
  if (!other) throw new Error('no browser')
  await signIn(other, role)
  const done = await act(other)
  await other.close()
  return done
}

const VIN = 'XW7BF4FK60S061437'
const CAR = { model: 'Camry XV50', year: 2014, vin: VIN, price_idea: 45000, needed_within: 'week' }

/** A request of whoever is signed in, which the demo tenant was asked for. */
const askedHere = (page: Page, more: object = {}) =>
  elsewhere(page, 1, (shop) =>
    askFor(page, shop, { ...CAR, note: 'Нужен с поршнями и пыльниками.', ...more }),
  )

const answered = (page: Page, id: number, more: object = {}) =>
  elsewhere(page, 1, (shop) =>
    answerTo(shop, id, 38500, { note: 'Поршни ходят, пыльники целые.', warranty_days: 180, ...more }),
  )

/** A request that somebody else has asked, for who is signed in as a shop or staff. */
async function askedByAnother(
  page: Page,
  { language }: Spoken,
  more: object = {},
): Promise<{ id: number; text: string }> {
  const asker = await page.context().browser()?.newContext()
  if (!asker) throw new Error('no browser')
  await signUp(asker, language)
  const asked = await elsewhere(page, 1, (shop) => askFor(asker, shop, { ...CAR, ...more }))
  await asker.close()
  return asked
}

gallery('asking the shops', [
  { state: 'empty', path: '/ads/requests/create' },
  {
    state: 'a guest with a right form',
    path: '/ads/requests/create?text=тормозные%20диски&brand=1',
    act: async (page, { words: { ask } }) => {
      await untilScripted(page)
      await page.locator('main form button[type=submit]').first().click()
      await expect(page.getByRole('heading', { name: ask.signIn.title })).toBeVisible()
    },
  },
  {
    state: 'with errors and a VIN that can be mended',
    path: '/ads/requests/create',
    act: async (page, { words: { ask } }) => {
      await untilScripted(page)
      await page.locator('[name=vin]').fill('JTDBR32E72O054321')
      await page.locator('main form button[type=submit]').first().click()
      await expect(page.getByRole('alert').filter({ hasText: ask.failed })).toBeFocused()
    },
  },
])

gallery('own part requests', [
  {
    state: 'none yet',
    path: async (page, { language }) => {
      await page.context().clearCookies()
      await signUp(page, language)
      return '/profile/requests'
    },
  },
  {
    state: 'sent, no answers yet',
    path: async (page) => `/profile/requests/${(await askedHere(page)).id}`,
  },
  {
    state: 'answered, with one on the way',
    path: async (page) => {
      const { id } = await askedHere(page)
      const answer = await answered(page, id)
      await call(page, `/api/userRequest/going/${answer}`, { going: true })
      return `/profile/requests/${id}`
    },
  },
  {
    state: 'where it was found',
    path: async (page) => {
      const { id } = await askedHere(page)
      const answer = await answered(page, id)
      return `/profile/requests/${id}/act/close?answer=${answer}`
    },
    act: async (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  {
    state: 'closed',
    path: async (page) => {
      const { items } = await call<{ items: PartRequest[] }>(page, '/api/userRequest/pagination', {
        list: 'own',
        tab: 'open',
      })
      const { id } = items[0] ?? {}
      await call(page, `/api/userRequest/unpublish/${id}`, { reason: 'given_up' })
      return `/profile/requests/${id}`
    },
  },
  { state: 'a list with several', path: '/profile/requests' },
  {
    state: 'a thread with messages and an open number',
    path: async (page) => {
      const { id } = await askedHere(page)
      const answer = await answered(page, id)
      await call(page, `/api/userRequest/send/${answer}`, { text: 'Здравствуйте. Под 2.5 точно подойдёт?' })
      await elsewhere(page, 1, (shop) =>
        call(shop, `/api/userRequest/send/${answer}`, {
          text: 'Да, 296 мм. Приходите с VIN, сверим на месте.',
        }),
      )
      await call(page, `/api/userRequest/givePhone/${answer}`, {})
      return `/profile/requests/${id}/talk/${answer}`
    },
  },
  {
    state: 'a number before it is given',
    path: async (page) => {
      const { items } = await call<{ items: PartRequest[] }>(page, '/api/userRequest/pagination', {
        list: 'own',
        tab: 'open',
      })
      const { id = 0 } = items[0] ?? {}
      const { answers } = await call<PartRequest>(page, `/api/userRequest/get/${id}`)
      const answer = answers[0]?.id ?? (await answered(page, id))
      return `/profile/requests/${id}/talk/${answer}?give=1`
    },
  },
])

gallery("a shop's part requests", [
  {
    state: 'new ones',
    path: async (page, spoken) => {
      await page.context().clearCookies()
      await signIn(page, 1)
      await askedByAnother(page, spoken)
      return '/ads/requests'
    },
  },
  { state: 'answered', path: '/ads/requests?tab=answered' },
  { state: 'done', path: '/ads/requests?tab=done' },
  {
    state: 'an answer with errors',
    path: async (page, spoken) => `/ads/requests/${(await askedByAnother(page, spoken)).id}?answer=analogue`,
    act: async (page, { words: { asked } }) => {
      await untilScripted(page)
      await page.locator('#price').fill('дорого')
      await page.locator('#answer button[type=submit]').first().click()
      await expect(page.getByRole('alert').filter({ hasText: asked.form.failed })).toBeVisible()
    },
  },
  {
    state: 'an answer that can be taken back',
    path: async (page, spoken) => `/ads/requests/${(await askedByAnother(page, spoken)).id}?answer=has`,
    act: async (page, { words: { asked } }) => {
      await untilScripted(page)
      await page.clock.install()
      await page.locator('#price').fill('38500')
      await page.locator('#answer button[type=submit]').first().click()
      await expect(page.getByRole('button', { name: asked.pending.undo, exact: false })).toBeVisible()
    },
  },
  {
    state: 'not ours',
    path: async (page, spoken) => `/ads/requests/${(await askedByAnother(page, spoken)).id}/act/skip`,
    act: async (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  {
    state: 'what is not sent',
    path: async (page, spoken) => {
      const { id } = await askedByAnother(page, spoken)
      await call(page, `/api/userRequest/skip/${id}`, { skip: true, mute: 'tomorrow' })
      return '/ads/requests/mutes'
    },
    act: async (page) => {
      const { items } = await call<{ items: { id: number }[] }>(page, '/api/userRequest/mutes')
      // Others ask this shop too.
      for (const { id } of items) await call(page, `/api/userRequest/unmute/${id}`, {})
    },
  },
  {
    state: "a shop's thread",
    path: async (page, spoken) => {
      const { id } = await askedByAnother(page, spoken)
      const answer = await answerTo(page, id, 20000)
      return `/ads/requests/${id}/talk/${answer}`
    },
  },
  { state: 'own ones of somebody with a company', path: '/account/requests' },
  {
    state: 'one of them',
    path: async (page) => {
      const { items } = await call<{ items: PartRequest[] }>(page, '/api/userRequest/pagination', {
        list: 'own',
      })
      const known = items[0]?.id
      const id =
        known ??
        (await call<{ id: number }>(page, '/api/userRequest/create', { text: 'Фара правая', brand_id: 1 })).id
      return `/account/requests/${id}`
    },
  },
  {
    state: 'its end',
    path: async (page) => {
      const { items } = await call<{ items: PartRequest[] }>(page, '/api/userRequest/pagination', {
        list: 'own',
      })
      return `/account/requests/${items[0]?.id}/act/close`
    },
  },
])

gallery(
  'part requests for staff',
  [
    {
      state: 'what needs them',
      path: async (page, spoken) => {
        const { id } = await askedByAnother(page, spoken, { note: 'Пишите в WhatsApp 8 705 000 18 40' })
        await elsewhere(page, 1, (shop) =>
          call(shop, `/api/userRequest/report/${id}`, {
            reason: 'resale',
            text: 'Скупка, а не поиск детали',
          }),
        )
        return '/ads/requests'
      },
    },
    { state: 'open', path: '/ads/requests?tab=open' },
    {
      state: 'a reported one',
      path: async (page) => {
        const { items } = await call<{ items: PartRequest[] }>(page, '/api/userRequest/pagination', {
          list: 'staff',
          tab: 'attention',
        })
        return `/ads/requests/${items[0]?.id}`
      },
    },
    {
      state: 'a takedown with errors',
      path: async (page) => {
        const { items } = await call<{ items: PartRequest[] }>(page, '/api/userRequest/pagination', {
          list: 'staff',
          tab: 'attention',
        })
        return `/ads/requests/${items[0]?.id}/act/take-down`
      },
      act: async (page, { words: { requestDesk } }) => {
        await page.getByRole('dialog').getByRole('button', { name: requestDesk.takingDown.confirm }).click()
        await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
      },
    },
    {
      state: 'a bar',
      path: async (page, spoken) => `/ads/requests/${(await askedByAnother(page, spoken)).id}/act/bar`,
      act: async (page) => expect(page.getByRole('dialog')).toBeVisible(),
    },
    { state: 'who is barred', path: '/ads/requests/bars' },
    { state: 'what is missing', path: '/dashboard/missing?days=90' },
  ],
  { as: 3 },
)
