import { expect } from '@playwright/test'
import { fieldText } from '@sauda/sdk/language'
import { test } from '../portal/http-test.ts'
import { flowsIn } from '../portal/languages.ts'
import { signIn } from '../portal/people.ts'

for (const { language, words, at } of flowsIn('kk')) {
  const { searchDesk } = words

  test(`a shipped word is hidden and shown, and what was typed wrong stays, in ${language}`, async ({
    visitor,
  }) => {
    await signIn(visitor, 2)
    const shipped = { ru: 'кэмри', kk: 'кемри' }[language]
    const path = (cut = '') => at(`/dashboard/search?kind=model${cut}&q=${encodeURIComponent(shipped)}`)
    await visitor.open(path())
    await visitor.press(`${searchDesk.hide}: ${shipped}`)
    expect([...visitor.document.querySelectorAll('main *')].map(({ textContent }) => textContent)).toContain(
      searchDesk.hidden,
    )
    await visitor.open(path('&cut=hidden'))
    await visitor.press(`${searchDesk.show}: ${shipped}`)
    await visitor.open(path())
    visitor.get('button', `${searchDesk.hide}: ${shipped}`)

    await visitor.open(at('/dashboard/search?ask=add'))
    const long = 'ы'.repeat(2000)
    const field = () => visitor.field(new RegExp(`^${searchDesk.text}$`), visitor.get('dialog'))
    field().value = long
    await visitor.press(searchDesk.add, visitor.get('dialog'))
    expect(field().value).toBe(long)
    expect(visitor.get('dialog').textContent).toContain(fieldText('too_long', language))
  })
}
