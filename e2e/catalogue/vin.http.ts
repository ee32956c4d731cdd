import { randomInt } from 'node:crypto'
import { expect } from '@playwright/test'
import { fieldText } from '@sauda/sdk/language'
import { plainFactNames } from '../../packages/app/app/features/ads/plain-facts.ts'
import { textOf } from '../portal/accessible.ts'
import { letIn, someAd } from '../portal/ad-flow.ts'
import { test } from '../portal/http-test.ts'
import { flowsIn } from '../portal/languages.ts'
import { signIn } from '../portal/people.ts'
import type { Visitor } from '../portal/visitor.ts'

const serial = () => String(randomInt(1_000_000, 10_000_000))

for (const { language, words, at } of flowsIn('ru')) {
  const { editor } = words
  const name = plainFactNames[language].vin
  const label = new RegExp(`^${name}`)
  const next = new RegExp(`^${editor.next}$`)

  /** The id of an ad on the page to which the editor leads. */
  const idOn = (owner: Visitor, title: string) =>
    Number(/\/ads\/(\d+)\/view/.exec(owner.get('link', title).getAttribute('href') ?? '')?.[1])

  test(`a part is found by its frame number until the number is removed, in ${language}`, async ({
    visitor: guest,
    another,
  }) => {
    const [owner, staff] = [await another(), await another()]
    await signIn(owner, 5)
    await signIn(staff, 3)
    const ad = someAd()
    const frame = `GRS182-${serial()}`
    const field = () => owner.field(label)
    const beginning = (text: string) => new RegExp(`^${text}`)

    await owner.open(at('/ads/create'))
    owner.select(editor.sparePart).selectedIndex = 1
    owner.fill(editor.title, ad.title).fill(editor.text, ad.text)
    owner.tick(editor.conditions.used)
    field().value = '1HGCM82633A00435O'
    await owner.press(next)
    expect(owner.document.querySelector('#vin-error')?.textContent).toBe(fieldText('vin_invalid', language))
    expect(field().value).toBe('1HGCM82633A00435O')
    expect(owner.field(editor.title).value).toBe(ad.title)

    field().value = '1HGCM82633A004353'
    await owner.press(next)
    await owner.press(editor.back)
    expect(owner.text).toContain(editor.vinDoubtful)
    field().value = ` ${frame.replace('GRS', 'grs')} `
    await owner.press(next)
    owner.fill(beginning(editor.price), ad.price).fill(editor.phone, ad.phone)
    await owner.press(editor.submit)
    const id = idOn(owner, ad.title)

    await staff.open(at(`/ads/${id}/confirm`))
    expect(staff.text).toContain(frame)
    await letIn(staff, id)
    const found = async (q: string) => (await guest.open(at(`/ads?q=${encodeURIComponent(q)}`))).text
    for (const q of [frame, frame.toLowerCase().slice(0, 9)]) expect(await found(q)).toContain(ad.title)
    await guest.open(at(`/ads/${id}/view`))
    // The content of a term is not its name.
    expect(guest.all('term').map(textOf)).toContain(name)
    expect(guest.text).toContain(frame)
    const data = guest.document.querySelector('script[type="application/ld+json"]')?.textContent
    expect(data).toContain('Product')
    expect(data).not.toContain(frame)

    await owner.open(at(`/ads/${id}/edit`))
    expect(field().value).toBe(frame)
    field().value = ''
    await owner.press(next)
    await owner.press(editor.submit)
    expect(idOn(owner, ad.title)).toBe(id)
    await staff.open(at(`/ads/${id}/confirm`))
    staff.get('heading', name)
    expect(staff.text).toContain(frame)
    await letIn(staff, id)
    expect(await found(frame)).not.toContain(ad.title)
    await guest.open(at(`/ads/${id}/view`))
    expect(guest.text).not.toContain(frame)
  })
}
