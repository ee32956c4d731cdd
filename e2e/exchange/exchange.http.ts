import { randomInt } from 'node:crypto'
import { expect } from '@playwright/test'
import { oneC } from '../../packages/server/src/player/client.ts'
import { documentOf, newGuid } from '../../packages/server/src/testing/one-c.ts'
import { textOf } from '../portal/accessible.ts'
import { test } from '../portal/http-test.ts'
import { flowsIn } from '../portal/languages.ts'
import { someBin } from '../portal/newcomer.ts'
import { signIn } from '../portal/people.ts'

for (const { language, words, at } of flowsIn('ru')) {
  const { adding, base, add, journal, title } = words.exchange

  test(`a base is added and revoked without scripts, and can no longer send, in ${language}`, async ({
    visitor,
  }) => {
    const name = `Бухгалтерия ${randomInt(2 ** 40).toString(36)}`
    await signIn(visitor, 2)
    await visitor.open(at('/dashboard/exchange'))
    await visitor.follow(add)
    const dialog = () => visitor.get('dialog', add)
    // The label says that it is optional.
    const networks = new RegExp(`^${adding.networks}`)
    await visitor.fill(adding.name, name).fill(networks, '127.0.0.0/99').press(add, dialog())
    expect(textOf(dialog())).toContain(adding.networkWrong)
    expect(visitor.field(adding.name).value).toBe(name)
    await visitor.fill(networks, '127.0.0.0/8\n::1').press(add, dialog())
    const panel = visitor.get('region', adding.added(name))
    expect(textOf(panel)).toContain(adding.once)
    const [login = '', secret = ''] = [...panel.querySelectorAll('code')].map(
      (code) => code.textContent ?? '',
    )
    expect(secret).toHaveLength(43)

    const accounting = oneC(fetch, { address: process.env.PORTAL_URL ?? '', login, secret })
    const buyer = { name: `ТОО «${name}»`, bin: someBin() }
    const sent = await accounting.put('invoices', newGuid(), documentOf({ buyer }))
    expect(sent).toMatchObject({ status: 201 })
    await visitor.open(at('/dashboard/exchange'))
    const waiting = visitor
      .all('listitem')
      .map(textOf)
      .find((text) => text.includes(words.unknownTenants.bin(buyer.bin)))
    expect(waiting).toContain(buyer.name)
    await visitor.follow(base.revokeOf(name))
    const question = visitor.get('dialog', base.revokeAsk)
    expect(textOf(question)).toContain(name)
    await visitor.press(base.revoke, question)
    expect(visitor.text).toContain(base.revoked)
    expect(visitor.all('heading', name)).toEqual([])
    expect((await accounting.changes()).status).toBe(403)
  })

  test(`a base whose rows of earlier days are still refused says so today, in ${language}`, async ({
    visitor,
  }) => {
    await signIn(visitor, 2)
    await visitor.open(at('/dashboard/exchange'))
    const heading = visitor.get('heading', 'Бухгалтерия для Казахстана 3.0')
    const card = textOf(heading.closest('li') ?? heading)
    expect(card).toContain(base.errorsToday('0'))
    expect(card).toContain(base.mendBelow)
    expect(card).not.toContain(base.good)
  })

  test(`managers see the exchange and may not add bases, in ${language}`, async ({ visitor }) => {
    await signIn(visitor, 3)
    await visitor.open(at('/dashboard/exchange'))
    expect(visitor.get('heading', title).tagName).toBe('H1')
    expect(visitor.all('link', add)).toEqual([])
    await visitor.open(at('/dashboard/exchange?cut=unchanged&q=%25'))
    visitor.get('heading', journal.nothing)
    await visitor.follow(journal.reset)
    expect(visitor.address).not.toContain('cut=')
  })

  for (const role of [1, 4] as const) {
    test(`role ${role} gets no page of the exchange, in ${language}`, async ({ visitor }) => {
      await signIn(visitor, role)
      await visitor.open(at('/dashboard/exchange'))
      visitor.expectStatus(403)
      expect(visitor.all('heading', title)).toEqual([])
    })
  }
}
