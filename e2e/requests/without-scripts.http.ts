import { expect } from '@playwright/test'
import { fieldText } from '@sauda/sdk/language'
import type { PartRequest } from '@sauda/sdk/part-requests'
import { expectSaid, expectWrongField } from '../portal/access-forms.ts'
import { test } from '../portal/http-test.ts'
import { flowsIn } from '../portal/languages.ts'
import { call, signUp } from '../portal/newcomer.ts'
import { answerTo, askFor, soldBy, someText } from '../portal/part-requests.ts'
import { signIn } from '../portal/people.ts'

const VIN = 'XW7BF4FK60S061437'

for (const { language, words, at } of flowsIn('kk')) {
  const { ask, asked, ownRequests, talk } = words

  test(`without scripts a part is asked for, answered, talked about and found, in ${language}`, async ({
    visitor,
    another,
  }) => {
    const shop = await another()
    await signIn(shop, 1)
    await signUp(visitor, language)
    const { part, brand_id } = await soldBy(shop)
    const text = someText(part)

    await visitor.open(at('/ads/requests/create'))
    visitor.fill(new RegExp(`^${ask.note}`), 'Жаңасын да қараймын')
    await visitor.press(/^(Спросить|.*сұрау)/)
    expectWrongField(visitor.field(ask.text), fieldText('required', language))
    expect(visitor.field(new RegExp(`^${ask.note}`)).value).toBe('Жаңасын да қараймын')

    const { brands } = {
      brands: await call<{ items: { id: number; name: string }[] }>(visitor, '/api/dictionaryBrand/list'),
    }
    const brand = brands.items.find(({ id }) => id === brand_id)?.name ?? ''
    visitor.fill(ask.text, text).fill(ask.brand, brand).fill(ask.vin, VIN)
    await visitor.press(/^(Спросить|.*сұрау)/)
    expectSaid(visitor, words.notices.request_sent)
    expect(visitor.document.querySelector('h1')?.textContent).toBe(text)
    const own = visitor.address
    const id = Number(/requests\/(\d+)/.exec(own)?.[1])

    await shop.open(at('/ads/requests'))
    expect(shop.text).toContain(text)
    expect(shop.text).not.toContain(VIN)
    await shop.open(at(`/ads/requests/${id}?answer=has`))
    expect(shop.text).toContain(VIN)
    shop.fill(asked.form.price, 'арзан')
    await shop.press(/^(Ответить|Жауап беру)/)
    expect(shop.field(asked.form.price).value).toBe('арзан')
    shop.fill(asked.form.price, '38 500').fill(new RegExp(`^${asked.form.note}`), 'Поршни ходят')
    await shop.press(/^(Ответить|Жауап беру)/)
    expectSaid(shop, words.notices.answer_sent)

    await visitor.open(own)
    expect(visitor.text).toContain('38 500')
    expect(visitor.text).toContain('Поршни ходят')
    await visitor.press(new RegExp(`^${ownRequests.go}`))
    expect(visitor.all('button', new RegExp(`^${ownRequests.stopGoing}`))).toHaveLength(1)

    await visitor.follow(new RegExp(`^${ownRequests.write}`))
    visitor.fill(talk.part.toShop, 'Подойдёт на 2.5?')
    await visitor.press(talk.send)
    expect(visitor.text).toContain('Подойдёт на 2.5?')
    const { answers } = await call<PartRequest>(visitor, `/api/userRequest/get/${id}`)
    await shop.open(at(`/ads/requests/${id}/talk/${answers[0]?.id}`))
    expect(shop.text).toContain('Подойдёт на 2.5?')
    expect(shop.all('link', /^tel:/)).toEqual([])

    await visitor.open(`${own}/act/close`)
    await visitor.press(ownRequests.closing.confirm)
    visitor.get('dialog')
    visitor.tick(/38 500/)
    await visitor.press(ownRequests.closing.confirm)
    expectSaid(visitor, words.notices.request_closed)
    const after = await call<PartRequest>(shop, `/api/userRequest/get/${id}`)
    expect(after.outcome).toBe('chosen')
  })

  test(`a guest's form is right, and comes back with the way to sign in, in ${language}`, async ({
    visitor,
    another,
  }) => {
    const shop = await another()
    await signIn(shop, 1)
    const { part, brand_id } = await soldBy(shop)
    const search = new URLSearchParams({ text: part, brand: String(brand_id) })
    await visitor.open(at(`/ads/requests/create?${search}`))
    await visitor.press(/^(Спросить|.*сұрау)/)
    visitor.get('heading', ask.signIn.title)
    expect(visitor.field(ask.text).value).toBe(part)
    const main = visitor.get('main')
    const [link] = visitor.all('link', ask.signIn.signIn, main)
    expect(link?.getAttribute('target')).toBe('_blank')
    expect(link?.getAttribute('href')).toContain('next=')
  })

  test(`a VIN that found nothing travels into the form by its body, in ${language}`, async ({ visitor }) => {
    await visitor.open(at(`/ads?q=${VIN}`))
    const links = visitor.all('link').map((link) => link.getAttribute('href') ?? '')
    expect(links.filter((href) => href.includes('/ads/requests/create') && href.includes(VIN))).toEqual([])
    await visitor.press(ask.entrance.button)
    expect(visitor.address).not.toContain(VIN)
    expect(visitor.field(ask.vin).value).toBe(VIN)
  })
}

for (const { language, words, at } of flowsIn('ru')) {
  test(`what was searched for fills in the form, in ${language}`, async ({ visitor }) => {
    await visitor.open(at(`/ads?q=${encodeURIComponent('зюзюкалка для toyota')}`))
    await visitor.follow(words.ask.entrance.button, visitor.get('main'))
    expect(visitor.field(words.ask.text).value).toContain('зюзюкалка')
  })

  test(`no VIN, phone or price of another shop in the pages of those who may not see them, in ${language}`, async ({
    visitor: asker,
    another,
  }) => {
    const [shop, staff, stranger] = [await another(), await another(), await another()]
    await signIn(shop, 1)
    await signIn(staff, 3)
    await signUp(asker, language)
    await signUp(stranger, language)
    const { phone } = await call<{ phone: string }>(asker, '/api/session/me')
    const { id } = await askFor(asker, shop, { vin: VIN })
    const answer = await answerTo(shop, id, 38500)
    const digits = phone.slice(-7)
    for (const path of ['/ads/requests?tab=open', '/ads/requests?tab=unanswered', `/ads/requests/${id}`]) {
      await staff.open(at(path))
      staff.expectStatus(200)
      expect(staff.text).not.toContain(VIN)
      expect(staff.document.documentElement.outerHTML).not.toContain(digits)
    }
    await asker.open(at('/profile/requests'))
    expect(asker.document.querySelector('main')?.outerHTML).not.toContain(VIN)
    for (const path of [`/ads/requests/${id}`, `/ads/requests/${id}/talk/${answer}`]) {
      await shop.open(at(path))
      expect(shop.document.documentElement.outerHTML).not.toContain(digits)
    }
    for (const path of [
      `/profile/requests/${id}`,
      `/profile/requests/${id}/act/close`,
      `/profile/requests/${id}/talk/${answer}`,
    ]) {
      await stranger.open(at(path))
      stranger.expectStatus(404)
    }
    await shop.open(at(`/ads/requests/999999999`))
    shop.expectStatus(404)

    // Given by the asker, the phone is there, for this shop alone.
    await asker.open(at(`/profile/requests/${id}/talk/${answer}?give=1`))
    await asker.press(words.talk.part.giving.confirm)
    await shop.open(at(`/ads/requests/${id}/talk/${answer}`))
    expect(shop.document.documentElement.outerHTML).toContain(digits)
    await staff.open(at(`/ads/requests/${id}`))
    expect(staff.document.documentElement.outerHTML).not.toContain(digits)
  })

  test(`pages of part requests open for those who have something to do there, in ${language}`, async ({
    visitor: guest,
    another,
  }) => {
    for (const path of ['/ads/requests', '/ads/requests/1', '/profile/requests', '/dashboard/missing']) {
      await guest.open(at(path))
      expect(guest.address).toContain('/login')
    }
    await guest.open(at('/ads/requests/create'))
    guest.expectStatus(200)
    const [person, shop, staff] = [await another(), await another(), await another()]
    await signIn(person, 5)
    await signIn(shop, 1)
    await signIn(staff, 4)
    await person.open(at('/ads/requests'))
    expect(person.address).not.toContain('/ads/requests')
    for (const path of ['/dashboard/missing', '/ads/requests/bars']) {
      await shop.open(at(path))
      shop.expectStatus(403)
    }
    for (const path of ['/dashboard/missing', '/ads/requests/bars', '/ads/requests']) {
      await staff.open(at(path))
      staff.expectStatus(200)
    }
    await shop.open(at('/account/requests'))
    shop.expectStatus(200)
  })

  test(`staff take a request down and bar its author, who is told why, in ${language}`, async ({
    visitor: asker,
    another,
  }) => {
    const [shop, staff] = [await another(), await another()]
    await signIn(shop, 1)
    await signIn(staff, 3)
    await signUp(asker, language)
    const { id } = await askFor(asker, shop)
    await shop.open(at(`/ads/requests/${id}/act/report`))
    await shop.press(words.asked.reporting.confirm)
    shop.get('dialog')
    shop.tick(/Скупка/)
    await shop.press(words.asked.reporting.confirm)
    expectSaid(shop, words.notices.request_reported)

    await staff.open(at('/ads/requests?tab=attention'))
    expect(staff.all('link').some((link) => link.getAttribute('href')?.endsWith(`/ads/requests/${id}`))).toBe(
      true,
    )
    const desk = words.requestDesk
    await staff.open(at(`/ads/requests/${id}/act/take-down`))
    await staff.press(desk.takingDown.confirm)
    expectWrongField(staff.field(desk.takingDown.text), fieldText('required', language))
    staff.tick(/Скупка/).fill(desk.takingDown.text, 'Скупку мы не размещаем.')
    await staff.press(desk.takingDown.confirm)
    expectSaid(staff, words.notices.request_taken_down)

    await asker.open(at(`/profile/requests/${id}`))
    expect(asker.text).toContain('Скупку мы не размещаем.')
    expect(asker.all('button', words.ownRequests.reopen)).toEqual([])

    await staff.open(at(`/ads/requests/${id}/act/bar`))
    const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
    staff
      .tick(/Скупка/)
      .fill(desk.barring.text, 'Третья заявка за неделю.')
      .fill(desk.barring.until, day)
    await staff.press(desk.barring.confirm)
    expectSaid(staff, words.notices.person_barred)
    await asker.open(at('/ads/requests/create'))
    expect(asker.text).toContain('Третья заявка за неделю.')
  })
}
