import { beforeEach, describe, expect, it } from 'vitest'
import { type Keeper, keeperOf } from './keeper.ts'
import { keptPages } from './kept-pages.ts'
import { openCaches } from './test-caches.ts'

const at = (path: string) => `https://sauda.example${path}`
const SIGN_OUT = new Request(at('/sign-out'), { method: 'POST' })

function page(title: string, owner = 'public'): Response {
  const headers = { 'sauda-page': owner, date: new Date().toUTCString() }
  return new Response(`<title>${title}</title>`, { headers })
}

/** A promise that is settled later, by the test. */
const later = <Value>() => Promise.withResolvers<Value>()

let caches: CacheStorage
let keeper: Keeper
/** The answers of the portal by their addresses, and what it was asked for. */
let answers: Map<string, Response | Promise<Response>>
let asked: string[]
let stayed: PromiseWithResolvers<void>

async function portal(request: Request | string): Promise<Response> {
  const url = request instanceof Request ? request.url : request
  asked.push(url)
  const answer = await answers.get(url)
  return answer?.clone() ?? new Response(null, { status: 500 })
}

beforeEach(() => {
  caches = openCaches()
  asked = []
  answers = new Map([
    [at('/ads'), page('Каталог')],
    [at('/'), page('Главная')],
    [at('/sign-out'), new Response(null, { status: 202 })],
  ])
  stayed = later()
  keeper = keeperOf({ caches, fetch: portal, stay: () => stayed.promise })
})

const titles = async () => (await keptPages(caches)).map(({ title }) => title)

describe('keepIfStayed', () => {
  it('keeps the page at which somebody stays, once in some minutes', async () => {
    const passed = keeper.keepIfStayed('tab', at('/'))
    const last = keeper.keepIfStayed('tab', at('/ads#filters'))
    const other = keeper.keepIfStayed('other', at('/profile'))
    stayed.resolve()
    await Promise.all([passed, last, other])
    await keeper.keepIfStayed('tab', at('/ads'))
    expect(await titles()).toEqual(['Каталог'])
    expect(asked).toEqual([at('/ads')])
  })

  it('does not ask for the page that somebody was reading when they signed out', async () => {
    const kept = keeper.keepIfStayed('tab', at('/ads'))
    await keeper.signOut(SIGN_OUT)
    stayed.resolve()
    await kept
    expect(asked).toEqual([at('/sign-out')])
    expect(await titles()).toEqual([])
  })

  it('does not keep a copy that is answered after a sign-out', async () => {
    const answer = later<Response>()
    answers.set(at('/ads'), answer.promise)
    stayed.resolve()
    const kept = keeper.keepIfStayed('tab', at('/ads'))
    await expect.poll(() => asked).toEqual([at('/ads')])
    await keeper.signOut(SIGN_OUT)
    answer.resolve(page('Каталог'))
    await kept
    expect(await titles()).toEqual([])
  })
})

describe('opened', () => {
  it('keeps a public document', async () => {
    await keeper.opened('tab', at('/ads#filters'))(page('Каталог'))
    expect((await keptPages(caches)).map(({ url }) => url)).toEqual([at('/ads')])
  })

  it('does not keep a document that was asked for before a sign-out, or during one', async () => {
    const before = keeper.opened('tab', at('/ads'))
    const answer = later<Response>()
    answers.set(at('/sign-out'), answer.promise)
    const signedOut = keeper.signOut(SIGN_OUT)
    const during = keeper.opened('other', at('/'))
    answer.resolve(new Response(null, { status: 202 }))
    await signedOut
    await before(page('Каталог'))
    await during(page('Главная'))
    expect(await titles()).toEqual([])
  })

  it('keeps documents that are opened after a sign-out', async () => {
    await keeper.signOut(SIGN_OUT)
    await keeper.opened('tab', at('/'))(page('Главная'))
    expect(await titles()).toEqual(['Главная'])
  })
})

describe('keepDocument', () => {
  beforeEach(() => stayed.resolve())

  it.each([
    ['that came without the worker', () => undefined],
    ['that is personal', () => keeper.opened('tab', at('/ads'))(page('Каталог', 'personal'))],
  ])('keeps a page %s', async (_which, open) => {
    await open()
    await keeper.keepDocument('tab', at('/ads#filters'))
    expect(await titles()).toEqual(['Каталог'])
  })

  it('keeps nothing if the app has opened another page since', async () => {
    await keeper.keepIfStayed('tab', at('/profile'))
    await keeper.keepDocument('tab', at('/ads'))
    expect(asked).toEqual([])
  })

  it('keeps nothing if somebody has signed out since', async () => {
    keeper.opened('tab', at('/ads'))
    await keeper.signOut(SIGN_OUT)
    await keeper.keepDocument('tab', at('/ads'))
    expect(asked).toEqual([at('/sign-out')])
  })
})

describe('signOut', () => {
  beforeEach(() => keeper.opened('tab', at('/ads'))(page('Каталог')))

  it('forgets all pages once it has succeeded', async () => {
    expect((await keeper.signOut(SIGN_OUT)).status).toBe(202)
    expect(await titles()).toEqual([])
  })

  it('leaves them if it fails', async () => {
    answers.delete(at('/sign-out'))
    expect((await keeper.signOut(SIGN_OUT)).status).toBe(500)
    expect(await titles()).toEqual(['Каталог'])
  })

  it('answers as the portal does if the browser does not delete them', async () => {
    caches.delete = () => Promise.reject(new Error('The storage is broken'))
    expect((await keeper.signOut(SIGN_OUT)).status).toBe(202)
  })
})
