import { expect } from '@playwright/test'
import { inLanguage } from '@sauda/sdk/language'
import { noticeWords } from '../../packages/app/app/shell/notice-words.ts'
import { test } from '../portal/http-test.ts'
import { flowsIn } from '../portal/languages.ts'
import { call, signUp } from '../portal/newcomer.ts'
import { signIn } from '../portal/people.ts'
import type { Visitor } from '../portal/visitor.ts'

interface Listed {
  id: number
  title: string
  title_kk: string | null
}

const listed = async (visitor: Visitor, limit = 2) =>
  (await call<{ items: Listed[] }>(visitor, '/api/userBanner/pagination', { list: 'catalogue', limit })).items

for (const { language, words, at } of flowsIn('kk')) {
  const { hearts, inbox: _, ...others } = words
  const { notices, refusals } = noticeWords[language]

  test(`a heart is a form without scripts: it saves, and the page removes, in ${language}`, async ({
    visitor,
  }) => {
    await signUp(visitor, language)
    const [ad] = await listed(visitor)
    if (!ad) throw new Error('no ad')
    const heart = hearts.save(inLanguage(ad, 'title', language))
    await visitor.open(at('/ads'))
    await visitor.press(heart)
    expect(visitor.address).toBe(at('/ads'))
    expect(visitor.document.body.textContent).toContain(notices.favourite_saved)
    await visitor.open(at('/favourites'))
    expect(visitor.address).toBe(at('/profile/favorites'))
    visitor.get('link', inLanguage(ad, 'title', language))
    await visitor.press(heart)
    expect(visitor.address).toBe(at('/profile/favorites'))
    expect(visitor.document.body.textContent).toContain(notices.favourite_removed)
    visitor.get('heading', hearts.list.empty)
  })

  test(`an ad that is gone meanwhile is not saved without scripts, in ${language}`, async ({ visitor }) => {
    await signUp(visitor, language)
    await visitor.open(at('/ads'))
    const [ad] = await listed(visitor)
    const button = visitor.get(
      'button',
      hearts.save(inLanguage(ad ?? { title: '', title_kk: null }, 'title', language)),
    )
    button.setAttribute('value', '999999999')
    await visitor.press(hearts.save(inLanguage(ad ?? { title: '', title_kk: null }, 'title', language)))
    expect(visitor.document.body.textContent).toContain(refusals.favourite_refused)
  })

  test(`a guest without scripts signs in first and comes back, in ${language}`, async ({ visitor }) => {
    const [ad] = await listed(visitor)
    await visitor.open(at('/ads'))
    await visitor.press(hearts.save(inLanguage(ad ?? { title: '', title_kk: null }, 'title', language)))
    expect(visitor.address).toBe(`${at('/login')}?next=%2Fads`)
    await visitor.open(at('/favourites'))
    expect(visitor.address).toBe(`${at('/login')}?next=%2Ffavourites`)
    visitor.get('button', others.access.submit)
  })
}

test('each person has the favourites in the own cabinet, and a guest in none', async ({
  visitor,
  another,
}) => {
  for (const [role, cabinet] of [
    [1, '/account'],
    [2, '/account'],
    [3, '/account'],
    [4, '/account'],
    [5, '/profile'],
  ] as const) {
    const member = await another()
    await signIn(member, role)
    await member.open('/favourites')
    expect(member.address).toBe(`${cabinet}/favorites`)
    expect(member.answer.status()).toBe(200)
  }
  for (const path of ['/profile/favorites', '/account/favorites']) {
    await visitor.open(path)
    expect(visitor.address).toContain('/login')
  }
})

test('the page has the falls first, what is gone apart, and a filter for each', async ({ visitor }) => {
  await signIn(visitor, 3)
  await visitor.open('/account/favorites')
  const hearts = () =>
    [...visitor.document.querySelectorAll('main li')].filter((row) => row.querySelector('ad-heart'))
  const rows = hearts()
  expect(rows).toHaveLength(8)
  expect(rows[0]?.textContent).toMatch(/−.*₸/)
  expect(rows.at(-1)?.textContent).toMatch(/Истекло|Снято/)
  await visitor.open('/account/favorites?only=fallen')
  expect(hearts()).toHaveLength(1)
  await visitor.open('/account/favorites?only=nonsense&shown=-5')
  expect(visitor.answer.status()).toBe(200)
})
