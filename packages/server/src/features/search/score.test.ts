import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawings } from '../../demo/data/drawings.ts'
import { insertDemoCentre } from '../../demo/insert-demo.ts'
import { type Case, readFacts, type Score, scoreOf } from '../../testing/search-score.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

/** `unseen` was written before it was asked, most of it by people who did not know how the search works. */
const SETS = ['buyers', 'more', 'unseen']
const BLANK = '<svg viewBox="0 0 4 3"><rect width="4" height="3"/></svg>'

let test: TestServer
const scores = new Map<string, Score[]>()

beforeAll(async () => {
  test = await testServer()
  const folder = await mkdtemp(join(tmpdir(), 'sauda-drawings-'))
  await Promise.all(drawings.map((name) => writeFile(join(folder, `${name}.svg`), BLANK)))
  const { db, storage, clock } = test
  await insertDemoCentre({ db, storage, clock, pictures: { drawings: folder }, log: () => {} })
  await rm(folder, { recursive: true })
  const truth = await readFacts(db)
  for (const name of SETS) {
    const cases: Case[] = JSON.parse(await readFile(new URL(`cases/${name}.json`, import.meta.url), 'utf8'))
    const found: Score[] = []
    for (const one of cases) {
      const answer = await test.send({ path: '/api/userBanner/pagination', json: { q: one.q, limit: 10 } })
      expect(answer.statusCode, `${one.q}: ${answer.body}`).toBe(200)
      const score = scoreOf(one, answer.json().data, truth)
      if (score) found.push(score)
    }
    scores.set(name, found)
  }
}, 600_000)
afterAll(() => test.close())

const shareOf = (list: readonly Score[], has: (score: Score) => boolean) =>
  list.filter(has).length / list.length
const missed = (list: readonly Score[]) =>
  list.filter(({ isFound }) => !isFound).map((one) => `${one.class}: ${one.q}`)

describe.each(SETS)('the search, asked what buyers type (%s)', (name) => {
  const all = () => scores.get(name) ?? []

  it('answers 95 % of all queries', () => {
    expect(all().length).toBeGreaterThan(100)
    expect(
      shareOf(all(), ({ isFound }) => isFound),
      missed(all()).join('\n'),
    ).toBeGreaterThanOrEqual(0.95)
  })

  it('answers 85 % of every class', () => {
    for (const [kind, list] of Map.groupBy(all(), (score) => score.class)) {
      expect(
        shareOf(list, ({ isFound }) => isFound),
        `${kind}\n${missed(list).join('\n')}`,
      ).toBeGreaterThanOrEqual(0.85)
    }
  })

  it('finds nothing for no more than 1 % of what is for sale', () => {
    const asked = all().filter(({ gain }) => gain !== null)
    expect(shareOf(asked, ({ isEmpty }) => isEmpty)).toBeLessThanOrEqual(0.01)
  })

  it('puts first what suits best', () => {
    const gains = all().flatMap(({ gain }) => (gain === null ? [] : [gain]))
    expect(gains.reduce((sum, gain) => sum + gain, 0) / gains.length).toBeGreaterThanOrEqual(0.85)
  })
})

describe('a hostile query', () => {
  it.each([
    ['as long as allowed', 'тормоз '.repeat(28)],
    ['one long word', 'ы'.repeat(200)],
    ['many unknown words', 'йцукенгшщз '.repeat(18)],
    ['digits', '9'.repeat(200)],
    ['signs alone', 'ь ъ э'],
    ['pictures', '🚗🔧 бампер 🛞'],
    ['only pictures', '🚗🔧'],
    ['only punctuation', '?!.,;:—«»'],
    ['signs of SQL', "'; drop table ads; --"],
    ['signs of tsquery', "фара' & !'бампер | :* <-> ("],
    ['signs of regular expressions', '(.*)+$^[a-z]{1000}\\'],
    ['mixed scripts', 'tоyоtа фaрa 車'],
    ['from right to left', '‮рафа مصباح'],
    ['zero width', 'ф\u200bа\u200bра'],
    ['lone surrogate', 'фара \ud83d'],
    ['signs that are words in other forms', '㌖'.repeat(200)],
    ['one sign that is a sentence, beside a part', `фара ${'ﷺ'.repeat(190)}`],
  ])('gets a sensible answer: %s', async (_what, q) => {
    const answer = await test.send({
      path: '/api/userBanner/pagination',
      json: { q: q.slice(0, 200), limit: 3 },
    })
    expect(answer.statusCode, answer.body).toBe(200)
  })
})
