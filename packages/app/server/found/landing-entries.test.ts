import { createPortal } from '@sauda/sdk'
import { expect, it } from 'vitest'
import { testPromotion } from '../../app/features/found/test-promotion.ts'
import { landingEntries } from './landing-entries.ts'

const NOW = new Date('2026-11-24T06:00:00Z')
const WRITTEN = '2026-11-10T06:00:00.000Z'

const list = (...items: object[]) => ({ items, total: items.length, next: null })
const text = (effective_on: string) => ({ title: 'Правила', updated_at: WRITTEN, effective_on })
const rule = (group: string, updated_at: string) => ({ group, updated_at })

/** What the API answers by the end of its address; a text that is not there is not published. */
const ANSWERS: Record<string, object> = {
  'dictionaryBrand/list': list({ id: 1, name: 'Toyota', ads: 3 }, { id: 2, name: 'Lada', ads: 0 }),
  'dictionarySparePart/list': list({ id: 7, name: 'Диск', category: 'brakes', ads: 3 }),
  'dictionaryService/list': list({ id: 4, name: 'Шиномонтаж', ads: 0 }),
  'sliderDetail/list': list(testPromotion, { ...testPromotion, id: 4, updated_at: WRITTEN }),
  'rule/list': list(
    rule('visitors', '2026-11-01T06:00:00.000Z'),
    rule('shops', WRITTEN),
    rule('ads', '2026-11-20T06:00:00.000Z'),
  ),
  'rulesAd/get': text('2026-11-01'),
  'termsOfUse/get': text('2026-11-20'),
  'privacyPolicy/get': text('2026-12-01'),
}

function openPortal(answers: Record<string, object>, otherwise = 404) {
  return createPortal({
    baseUrl: 'https://api.example',
    language: 'ru',
    fetch: async (address) => {
      const { pathname } = new URL(String(address))
      const data = answers[pathname.replace('/api/', '')]
      return data ? Response.json({ data }) : Response.json({ message: '', code: 'x' }, { status: otherwise })
    },
  })
}

const changes = async (answers: Record<string, object>) =>
  Object.fromEntries((await landingEntries(openPortal(answers), NOW)).map((it) => [it.path, it.changedAt]))

it('names lists that have ads, promotions, rules and published texts, with their dates', async () => {
  expect(await changes(ANSWERS)).toEqual({
    '/': undefined,
    '/ads': undefined,
    '/ads?category=brakes': undefined,
    '/ads?part=7': undefined,
    '/ads?brand=1': undefined,
    '/promotions': testPromotion.updated_at,
    '/promotions/3': testPromotion.updated_at,
    '/promotions/4': WRITTEN,
    '/rules': WRITTEN,
    '/rule': WRITTEN,
    '/rules-ad': WRITTEN,
    // It applies since a later day than that on which it was written, or will apply.
    '/terms-of-use': '2026-11-20',
    '/privacy-policy': WRITTEN,
  })
})

it('leaves out rules that nobody has written', async () => {
  const found = await changes({ ...ANSWERS, 'rule/list': list(rule('ads', WRITTEN)) })
  expect(found).not.toHaveProperty('/rule')
  expect(found).toHaveProperty('/rules', undefined)
})

it.each(Object.keys(ANSWERS))(
  'throws if %s fails: search engines would take what is missing for gone',
  async (path) => {
    const { [path]: _failed, ...others } = ANSWERS
    await expect(landingEntries(openPortal(others, 500), NOW)).rejects.toMatchObject({ status: 500 })
  },
)
