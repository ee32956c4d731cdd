import { expect } from '@playwright/test'
import { fieldText } from '@sauda/sdk/language'
import { test } from '../portal/http-test.ts'
import { flowsIn } from '../portal/languages.ts'

for (const { language, words, at } of flowsIn('kk')) {
  test(`a form with one field reports its error once without scripts, in ${language}`, async ({
    visitor,
  }) => {
    await visitor.open(at('/registration'))
    await visitor.press(words.flow.getCode)
    expect(visitor.field(new RegExp(`^${words.flow.email}`)).getAttribute('aria-invalid')).toBe('true')
    const alert = visitor.get('alert')
    expect(alert.textContent).toBe(fieldText('required', language))
    // The error below the field is what is seen.
    expect(alert.closest('.sr-only')).not.toBeNull()
  })
}
