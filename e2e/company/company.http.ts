import { expect } from '@playwright/test'
import type { CompanySettings } from '@sauda/sdk/company'
import { fieldText } from '@sauda/sdk/language'
import { expectWrongField } from '../portal/access-forms.ts'
import { some } from '../portal/content-forms.ts'
import { test } from '../portal/http-test.ts'
import { flowsIn } from '../portal/languages.ts'
import { newTenant } from '../portal/new-tenant.ts'
import { call } from '../portal/newcomer.ts'
import { signIn, signInOf } from '../portal/people.ts'
import { picture } from '../portal/pictures.ts'
import type { Visitor } from '../portal/visitor.ts'

const company = (visitor: Visitor) => call<CompanySettings>(visitor, '/api/company/get')

/** A colleague of the shown tenant, by the login; people of companies share a password. */
async function signInColleague(visitor: Visitor, login: string): Promise<void> {
  const { password } = await signInOf(1)
  await call(visitor, '/api/user/auth', { login, password })
}

for (const { language, words, at } of flowsIn('kk')) {
  const { company: texts } = words
  const { settings, hours } = texts

  test(`settings are saved section by section without scripts, in ${language}`, async ({
    visitor,
    another,
  }) => {
    const administrator = await another()
    await signIn(administrator, 2)
    await newTenant(visitor, administrator)
    await visitor.open(at('/company'))
    const section = (name: string) => visitor.get('region', name)
    const save = (name: string) => visitor.press(settings.save, section(name))

    visitor.fill(settings.sign, 'К')
    await save(settings.sections.sign)
    expectWrongField(visitor.field(settings.sign), fieldText('too_short', language))
    expect(visitor.field(settings.sign).value).toBe('К')
    const sign = some('Лавка')
    visitor.fill(settings.sign, sign)
    await save(settings.sections.sign)
    expect(visitor.text).toContain(settings.saved)
    expect(visitor.document.querySelector('h1')?.textContent).toBe(sign)

    const group = visitor.select(settings.group).options[2]?.text.trim() ?? ''
    visitor.fill(settings.group, group)
    await save(settings.sections.trade)
    visitor.fill(settings.addBrand, 'Toyota')
    await save(settings.sections.deals)
    expect(visitor.all('checkbox', 'Toyota')).toHaveLength(1)
    visitor.fill(settings.phone(1), '8 701 000 00 12').fill(/WhatsApp/, '8 727 200 00 00')
    await save(settings.sections.contacts)
    expectWrongField(visitor.field(/WhatsApp/), fieldText('phone_invalid', language))
    expect(visitor.field(settings.phone(1)).value).toBe('8 701 000 00 12')
    visitor.fill(/WhatsApp/, '8 701 000 00 12')
    await save(settings.sections.contacts)

    const file = { name: 'door.png', mimeType: 'image/png', buffer: picture(640, 480, [120, 90, 60]) }
    visitor.chooseIn(section(settings.sections.door).querySelector('input[type=file]') as Element, file)
    await visitor.press(settings.upload, section(settings.sections.door))
    expect(await company(visitor)).toMatchObject({
      sign,
      brands: [{ name: 'Toyota' }],
      phones: ['+77010000012'],
      whatsapp: '+77010000012',
      door_photo: { width: 640 },
      trade_group: { [language === 'kk' ? 'name_kk' : 'name']: group },
    })
    await visitor.press(settings.removeDoor)
    expect((await company(visitor)).door_photo).toBeNull()
  })

  test(`a day is closed and opened again without scripts, in ${language}`, async ({ visitor, another }) => {
    const administrator = await another()
    await signIn(administrator, 2)
    await newTenant(visitor, administrator)
    await visitor.open(at('/company'))
    expect(visitor.text).toContain(texts.unknown)
    await visitor.press(texts.closeToday)
    expect(visitor.text).toContain(texts.closed)
    await visitor.press(texts.reopen)
    expect(visitor.text).toContain(texts.unknown)

    const form = () => visitor.get('region', hours.day)
    const field = (name: string) => {
      const found = form().querySelector<HTMLInputElement>(`[name=${name}]`)
      if (!found) throw new Error(`There is no ${name}.`)
      return found
    }
    field('date').value = '2020-01-01'
    field('note').value = 'Түгендеу'
    await visitor.press(hours.set, form())
    expectWrongField(field('date'), fieldText('in_the_past', language))
    expect(field('note').value).toBe('Түгендеу')
    field('date').value = field('date').max
    await visitor.press(hours.set, form())
    expect((await company(visitor)).exceptions).toMatchObject([{ opens: null, note: 'Түгендеу' }])
    await visitor.press(new RegExp(`^${hours.usualThatDay('')}`))
    expect((await company(visitor)).exceptions).toEqual([])
  })

  test(`settings that somebody else has changed are not overwritten without scripts, in ${language}`, async ({
    visitor,
    another,
  }) => {
    const administrator = await another()
    await signIn(administrator, 2)
    await newTenant(visitor, administrator)
    await visitor.open(at('/company'))
    const { version } = await company(visitor)
    const [theirs, mine] = [some('Чужое'), some('Моё')]
    await call(visitor, '/api/company/update', { version, data: { trade: theirs } })
    const trade = () => visitor.document.querySelector<HTMLInputElement>('[name=trade]') as HTMLInputElement
    trade().value = mine
    const save = () => visitor.press(settings.save, visitor.get('region', settings.sections.trade))
    await save()
    expect(visitor.answer.status()).toBe(409)
    expect(visitor.text).toContain(settings.conflict)
    expect(visitor.text).toContain(theirs)
    expect(trade().value).toBe(mine)
    await save()
    expect((await company(visitor)).trade).toBe(mine)
  })

  test(`who has no part of a company gets no page of it, in ${language}`, async ({ visitor, another }) => {
    await visitor.open(at('/company'))
    expect(visitor.address).toMatch(/\/login\?next=/)
    for (const role of [2, 3, 4] as const) {
      const other = await another()
      await signIn(other, role)
      expect((await other.open(at('/company'))).answer.status(), String(role)).toBe(403)
    }
    const accountant = await another()
    await signInColleague(accountant, 'accountant@sauda.example')
    for (const path of ['/company', '/company/hours']) {
      await accountant.open(at(path))
      expect(accountant.answer.status()).toBe(403)
      expect(accountant.text).toContain(words.failures.home)
    }
    const seller = await another()
    await signInColleague(seller, 'seller@sauda.example')
    await seller.open(at('/company'))
    expect(seller.address).toBe(at('/company/hours'))
    expect(seller.text).toContain(hours.usualSeller)
  })

  test(`the groups of trades are at most eight, in ${language}`, async ({ visitor, baseURL }) => {
    await signIn(visitor, 2)
    const path = at('/dashboard/content/dictionaries/trades')
    await visitor.open(path)
    expect(visitor.text).toContain(words.dictionaries.tooMany)
    expect(visitor.all('link', words.dictionaries.add)).toEqual([])
    const posted = await visitor.request.post(path, {
      form: { intent: 'add', name: some('Группа'), name_kk: some('Топ') },
      headers: { origin: baseURL ?? '' },
    })
    expect(posted.status()).toBe(422)
    const [first] = visitor.all('link', new RegExp(`^${words.dictionaries.edit}: `))
    await visitor.open(
      `${path}${new URL((first as HTMLAnchorElement).href, baseURL).search.replace('edit', 'delete')}`,
    )
    expect(visitor.all('button', words.dictionaries.delete)).toEqual([])
  })
}
