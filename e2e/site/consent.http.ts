import { expect } from '@playwright/test'
import { test } from '../portal/http-test.ts'
import { flowsIn } from '../portal/languages.ts'

for (const { language, words, at } of flowsIn('ru')) {
  const { answers, change } = words.analytics

  for (const header of ['DNT', 'Sec-GPC']) {
    // What is not asked is not measured either: `measure.ts` is loaded after a consent alone.
    test(`a browser that asks not to be tracked is not asked because of ${header}, in ${language}`, async ({
      visitor,
    }) => {
      const asked = async (headers: Record<string, string>) =>
        (await (await visitor.request.get(at('/'), { headers })).text()).includes('data-analytics')
      expect(await asked({})).toBe(true)
      expect(await asked({ [header]: '1' })).toBe(false)
      expect(await asked({ [header]: '1', cookie: 'analytics=yes' })).toBe(false)
    })
  }

  test(`the question can be answered without scripts, in ${language}`, async ({ visitor }) => {
    await visitor.open(at('/ads?level=2'))
    await visitor.press(answers.no)
    expect(visitor.address).toBe(at('/ads?level=2'))
    expect(visitor.document.querySelector('[data-analytics] summary')?.textContent).toBe(change.no)
  })
}

test('an answer from another site or of another kind changes nothing', async ({ request, baseURL }) => {
  const send = (answer: string, headers: Record<string, string>) =>
    request.post('/consent', { form: { answer }, headers, maxRedirects: 0 })
  const own = { origin: baseURL ?? '' }
  expect((await send('yes', { origin: 'https://elsewhere.example' })).status()).toBe(403)
  const odd = await send('maybe', own)
  expect([odd.status(), odd.headers()['set-cookie']]).toEqual([303, undefined])
  const away = await send('no', { ...own, referer: 'https://elsewhere.example/ads' })
  expect(away.headers().location).toBe('/')
})
