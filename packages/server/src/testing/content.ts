import type { components } from '@sauda/sdk'
import type { Fields } from '../features/content/content-columns.ts'
import { type Person, person } from './people.ts'
import { picture } from './pictures.ts'
import type { TestServer } from './test-server.ts'

type Schemas = components['schemas']
export type Saved = Schemas['ContentSaved']

/** Fields that a set needs to be published, without a picture and without references. */
export const FIELDS = {
  sliderDetail: { title: 'Неделя тормозов', text: 'Скидки **20 %**.', starts_on: '2026-11-20' },
  about: { title: 'О центре', text: '## История\n\nМы открылись в 1998 году.' },
  aboutOption: { title: 'товаров', value: '50 млн+' },
  infrastructure: { title: 'Парковка', icon: 'parking' },
  vehicleMaintenance: { title: 'Шиномонтаж' },
  tier: { level: 1, title: 'Первый уровень' },
  awards: { title: 'Лучший авторынок', year: 2025 },
  partner: { name: 'Brembo' },
  contact: {
    phones: [{ phone: '+77273000010', label: 'Справочная', label_kk: 'Анықтама' }],
    address: 'Алматы, пр. Суюнбая, 159',
    hours: [{ weekdays: [1, 2, 3, 4, 5], from: '09:00', to: '19:00' }],
  },
  rule: { slug: 'vozvrat', group: 'visitors', title: 'Возврат', text: 'Можно вернуть.' },
  instruction: { title: 'Как подписать акт', text: 'Нажмите кнопку.', audience: 'tenant' },
  termsOfUse: { title: 'Условия', text: '## Общее\n\nТекст.' },
  privacyPolicy: { title: 'Политика', text: '## Данные\n\nТекст.' },
  rulesAd: { title: 'Правила объявлений', text: '## Что можно\n\nТекст.' },
  rulesShoppingCenter: { title: 'Правила центра', text: '## Вход\n\nТекст.' },
} as const satisfies Partial<Record<Schemas['ContentSet'], Fields>>

/** An administrator who writes the texts of the centre, one for each test. */
const editors = new WeakMap<TestServer, Person>()

export async function editor(test: TestServer): Promise<Person> {
  const known = editors.get(test)
  const isThere =
    known &&
    (await test.db.selectFrom('users').select('id').where('email', '=', known.email).executeTakeFirst())
  if (known && isThere) return known
  const made = await person(test, 2)
  editors.set(test, made)
  return made
}

/** Adds a draft of a set. */
export async function contentItem(
  test: TestServer,
  set: Schemas['ContentSet'],
  fields: Fields,
): Promise<Schemas['ContentItem']> {
  const { token } = await editor(test)
  const answer = await test.send({ path: '/api/content/create', token, json: { set, fields } })
  if (answer.statusCode === 409) return answer.json().current
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return (answer.json().data as Saved).item
}

/** Adds an entry and publishes it, now or between two times. */
export async function publishedItem(
  test: TestServer,
  set: Schemas['ContentSet'],
  fields: Fields,
  when: Omit<Schemas['ContentPublication'], 'version'> = {},
): Promise<Schemas['ContentItem']> {
  const { id, version } = await contentItem(test, set, fields)
  const { token } = await editor(test)
  const json = { version, ...when }
  const answer = await test.send({ path: `/api/content/publish/${id}`, token, json })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return (answer.json().data as Saved).item
}

/** Stores a picture and returns its key. */
export async function imageKey(test: TestServer): Promise<string> {
  const { token } = await editor(test)
  const form = new FormData()
  form.append('image', await picture())
  const answer = await test.send({ path: '/api/content/image', form, token })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json().data.key
}
