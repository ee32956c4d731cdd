import { expect } from '@playwright/test'
import { sendSignIn } from '../portal/access-forms.ts'
import { textOf } from '../portal/accessible.ts'
import { test } from '../portal/http-test.ts'
import { flowsIn } from '../portal/languages.ts'

for (const spoken of flowsIn('ru')) {
  const { language, words, at } = spoken

  test(`a wrong password is reported and the login is kept, in ${language}`, async ({ visitor }) => {
    await visitor.open(at('/login'))
    await sendSignIn(visitor, spoken, { email: 'nobody@example.kz', password: 'not the password' })
    expect(textOf(visitor.get('alert'))).toContain(words.access.failed)
    expect(visitor.field(words.access.login).value).toBe('nobody@example.kz')
    expect(visitor.field(words.access.password).value).toBe('')
    expect(visitor.address).toMatch(/\/login/)
  })
}
