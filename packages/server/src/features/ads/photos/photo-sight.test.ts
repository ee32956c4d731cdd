import { adFields, adForm } from '@sauda/sdk/ads'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ad, DRAFT } from '../../../testing/ads.ts'
import { type Person, person } from '../../../testing/people.ts'
import { storedPhoto } from '../../../testing/photos.ts'
import { picture } from '../../../testing/pictures.ts'
import { type TestServer, testServer } from '../../../testing/test-server.ts'
import { endTerms } from '../term/expiry.ts'

const PEOPLE = [
  'guest',
  'blocked',
  'stranger',
  'tenant',
  'owner',
  'operator',
  'manager',
  'administrator',
] as const
type Who = (typeof PEOPLE)[number]

/** Who sees a photo: everybody, its owner and staff, nobody. */
type Sight = 'public' | 'own' | 'gone'

const OWN: readonly Who[] = ['owner', 'operator', 'manager', 'administrator']

let test: TestServer
let people: Record<Exclude<Who, 'guest'>, Person>
beforeAll(async () => {
  test = await testServer()
  people = {
    blocked: await person(test, 5, { blocked: true }),
    stranger: await person(test, 5),
    tenant: await person(test, 1),
    owner: await person(test, 5),
    operator: await person(test, 4),
    manager: await person(test, 3),
    administrator: await person(test, 2),
  }
})
afterAll(() => test.close())

const look = (path: string, who: Who, headers?: Record<string, string>) =>
  test.send({ method: 'GET', path, token: who === 'guest' ? undefined : people[who].token, headers })

async function act(operation: string, who: Exclude<Who, 'guest'>, json: object = {}): Promise<void> {
  const answer = await test.send({ path: `/api/userBanner/${operation}`, token: people[who].token, json })
  expect(answer.statusCode, answer.body).toBe(200)
}

interface Shown {
  id: number
  /** URL of its small size. */
  path: string
}

const keyOf = (path: string) => path.split('/')[3] ?? ''

/** The owner's ad with one photo, which every revision contains so far. */
async function shown(options?: Parameters<typeof ad>[2]): Promise<Shown> {
  const id = await ad(test, people.owner.id, options)
  return { id, path: await storedPhoto(test, id) }
}

const published = () => shown({ status: 31, live: true })

/** The owner's edit: the order of existing photos, and new files. */
async function edit(id: number, order: string[], photos: Blob[] = []): Promise<string[]> {
  await test.db.deleteFrom('throttles').execute()
  const form = adForm(adFields({ ...DRAFT, title: 'Коврики, правка' }), photos)
  form.append('id', String(id))
  for (const place of order) form.append('photo_order', place)
  const answer = await test.send({
    path: `/api/userBanner/update/${id}`,
    token: people.owner.token,
    form,
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data.photos.map((photo: { small: string }) => photo.small)
}

async function waiting(): Promise<Shown & { live: string }> {
  const { id, path: live } = await published()
  const [path = ''] = await edit(id, ['new.0'], [await picture()])
  return { id, path, live }
}

async function takeDown({ id, path }: Shown): Promise<void> {
  await act('takeDownImage', 'operator', { id, key: keyOf(path), reason: 'personal' })
}

/** The photo of an ad after an action. */
async function after(ad: Promise<Shown>, operation: string, who: 'owner' | 'operator', json?: object) {
  const { id, path } = await ad
  await act(`${operation}/${id}`, who, json)
  return path
}

/** Every state of a photo, and who sees it then. */
const SCENES: Record<string, { sight: Sight; make: () => Promise<string> }> = {
  'in the live revision': { sight: 'public', make: async () => (await published()).path },
  'in a waiting edit alone': { sight: 'own', make: async () => (await waiting()).path },
  'in the live revision alone, while an edit waits': {
    sight: 'public',
    make: async () => (await waiting()).live,
  },
  'in an ad never published': { sight: 'own', make: async () => (await shown()).path },
  'in an older revision alone': {
    sight: 'own',
    make: async () => {
      const { id, live } = await waiting()
      await act(`publish/${id}`, 'manager')
      return live
    },
  },
  'in both the live and a waiting revision': {
    sight: 'public',
    make: async () => {
      const { id, path } = await published()
      await edit(id, [keyOf(path)])
      return path
    },
  },
  'in a waiting revision of what was unpublished': {
    sight: 'own',
    make: async () => {
      const { id, path } = await published()
      await edit(id, [keyOf(path)])
      await act(`unpublish/${id}`, 'owner')
      return path
    },
  },
  'in a new ad that was sent back': {
    sight: 'own',
    make: () => after(shown(), 'needEdits', 'operator', { reason: 'photos' }),
  },
  'in a published ad that was sent back': {
    sight: 'public',
    make: () => after(published(), 'needEdits', 'operator', { reason: 'photos' }),
  },
  'in an ad that staff unpublished': {
    sight: 'own',
    make: () => after(published(), 'unpublish', 'operator', { reason: 'outdated' }),
  },
  'in an ad that ended': {
    sight: 'own',
    make: async () => {
      const { path } = await shown({ status: 31, live: true, expiresAt: test.clock.now() })
      await endTerms(test.server.deps)
      return path
    },
  },
  'in an ad in the archive': {
    sight: 'own',
    make: () => after(published(), 'archive', 'owner'),
  },
  'in an ad that staff deleted while it was public': {
    sight: 'gone',
    make: () => after(published(), 'delete', 'operator', { reason: 'fraud' }),
  },
  'in an ad that its owner deleted': {
    sight: 'gone',
    make: () => after(shown(), 'delete', 'owner'),
  },
  'taken down from what was public': {
    sight: 'gone',
    make: async () => {
      const photo = await published()
      await takeDown(photo)
      return photo.path
    },
  },
  'taken down from an edit that waits': {
    sight: 'gone',
    make: async () => {
      const photo = await waiting()
      await takeDown(photo)
      return photo.path
    },
  },
  'in no ad at all': { sight: 'gone', make: async () => '/api/photo/0123456789abcdef0123/small.webp' },
}

describe.each(Object.entries(SCENES))('a photo %s', (_scene, { sight, make }) => {
  let path = ''
  beforeAll(async () => {
    path = await make()
  })

  it.each(PEOPLE)('for %s', async (who) => {
    const sees = sight === 'public' || (sight === 'own' && OWN.includes(who))
    const answer = await look(path, who)
    expect(answer.statusCode, answer.body.slice(0, 100)).toBe(sees ? 200 : 404)
    const { etag, 'cache-control': caching } = answer.headers
    if (!sees) {
      const never = await look('/api/photo/ffffffffffffffffffff/small.webp', who)
      expect([answer.json().code, caching, etag]).toEqual(['not_found', 'no-store', undefined])
      const strip = ({ request_id, ...rest }: { request_id?: string }) => rest
      expect(strip(answer.json())).toEqual(strip(never.json()))
    } else if (sight === 'public') {
      expect([caching, etag]).toEqual(['no-cache', `"${keyOf(path)}-small.webp"`])
    } else expect([caching, etag]).toEqual(['private, no-store', undefined])
  })

  it('a photo answers HEAD like GET, without the file', async () => {
    for (const who of PEOPLE) {
      const { statusCode, headers } = await look(path, who)
      const head = await test.server.fastify.inject({
        method: 'HEAD',
        url: path,
        headers: who === 'guest' ? {} : { authorization: `Bearer ${people[who].token}` },
      })
      expect([head.statusCode, head.headers.etag, head.headers['cache-control'], head.body]).toEqual([
        statusCode,
        headers.etag,
        headers['cache-control'],
        '',
      ])
    }
  })

  it('a photo gets 304 only for a copy of a public one', async () => {
    const known = `"${keyOf(path)}-small.webp"`
    for (const who of PEOPLE) {
      const { statusCode } = await look(path, who)
      for (const tags of [known, `W/${known}`, `"other", ${known}`, '*']) {
        const again = await look(path, who, { 'if-none-match': tags })
        expect(again.statusCode).toBe(sight === 'public' ? 304 : statusCode)
        if (sight === 'public')
          expect([again.body, again.headers.etag, again.headers['cache-control']]).toEqual([
            '',
            known,
            'no-cache',
          ])
      }
      for (const tags of ['"other"', `"${keyOf(path)}-large.webp"`, keyOf(path), ''])
        expect((await look(path, who, { 'if-none-match': tags })).statusCode).toBe(statusCode)
    }
  })
})

it('a photo follows every change of visibility at once', async () => {
  const { id, path } = await shown()
  const seen = async () => (await look(path, 'guest', { 'if-none-match': '*' })).statusCode
  const steps = [
    [`publish/${id}`, 'manager', {}, 304],
    [`unpublish/${id}`, 'owner', {}, 404],
    [`activate/${id}`, 'owner', {}, 304],
    [`archive/${id}`, 'owner', {}, 404],
    [`activate/${id}`, 'owner', {}, 304],
    [`unpublish/${id}`, 'manager', { reason: 'fraud' }, 404],
    [`activate/${id}`, 'owner', {}, 404],
    [`publish/${id}`, 'manager', {}, 304],
    [`delete/${id}`, 'manager', { reason: 'fraud' }, 404],
  ] as const
  for (const [operation, who, json, status] of steps) {
    await act(operation, who, json)
    expect(await seen(), operation).toBe(status)
  }
})

it('a photo needs the session’s cookie, as pages send it, or none if it is public', async () => {
  const byCookie = async (path: string, who: Exclude<Who, 'guest'>) =>
    (await test.send({ method: 'GET', path, headers: { cookie: `sauda=${people[who].token}` } })).statusCode
  const { path, live } = await waiting()
  expect([await byCookie(path, 'owner'), await byCookie(path, 'manager')]).toEqual([200, 200])
  expect([await byCookie(path, 'stranger'), await byCookie(path, 'blocked')]).toEqual([404, 404])
  const plain = await test.server.fastify.inject({ method: 'GET', url: live })
  expect([plain.statusCode, plain.headers['set-cookie']]).toEqual([200, undefined])
})

it('a photo has the same visibility in every size, including link previews', async () => {
  const { path, live } = await waiting()
  for (const variant of ['small.webp', 'medium.webp', 'large.webp', 'large.jpeg']) {
    const other = (address: string) => address.replace('small.webp', variant)
    const open = await look(other(live), 'guest')
    expect([open.statusCode, open.headers.etag]).toEqual([200, `"${keyOf(live)}-${variant}"`])
    expect((await look(other(path), 'guest')).statusCode).toBe(404)
    expect((await look(other(path), 'owner')).statusCode).toBe(200)
  }
})

it('a photo has no file of a size that is not encoded yet', async () => {
  const avif = (await published()).path.replace('small.webp', 'large.avif')
  expect((await look(avif, 'guest', { 'if-none-match': '*' })).statusCode).toBe(404)
})

it.each(['0123456789abcdef012', '0123456789ABCDEF0123', '..%2f..%2fsecret000000', '%25', "'or'1'='1"])(
  'rejects the key %s',
  async (key) => {
    const answer = await look(`/api/photo/${key}/small.webp`, 'administrator')
    expect(answer.statusCode).toBe(400)
  },
)
