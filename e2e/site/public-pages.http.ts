import { expect } from '@playwright/test'
import { textOf } from '../portal/accessible.ts'
import { test } from '../portal/http-test.ts'
import { flowsIn, languages } from '../portal/languages.ts'
import { signIn } from '../portal/people.ts'
import { hrefOf, type Visitor } from '../portal/visitor.ts'

const TEXTS = ['/rules-ad', '/rules-shopping-center', '/privacy-policy', '/terms-of-use'] as const

/** The path of the first promotion that the list shows. */
async function somePromotion(visitor: Visitor, at: (path: string) => string): Promise<string> {
  await visitor.open(at('/promotions'))
  return visitor.document.querySelector('main h3 a')?.getAttribute('href') ?? ''
}

const texts = (elements: Iterable<Element>) => [...elements].map(textOf)

for (const { language, at } of languages) {
  test(`every public page has its language and one main heading, in ${language}`, async ({ visitor }) => {
    const promotion = await somePromotion(visitor, at)
    for (const path of [...['/', '/promotions', '/rules', '/rule', ...TEXTS].map(at), promotion]) {
      await visitor.open(path)
      visitor.expectStatus(200)
      expect(visitor.document.documentElement.lang, path).toBe(language)
      expect(texts(visitor.document.querySelectorAll('h1')), path).toEqual([expect.stringMatching(/\S/)])
    }
  })
}

test('an unknown page is a 404 with a link to the home page', async ({ visitor }) => {
  await visitor.open('/there-is-no-such-page')
  visitor.expectStatus(404)
  expect(visitor.text).toContain('This page could not be found')
  await visitor.open(hrefOf(visitor.all('link', undefined, visitor.get('main'))[0] ?? visitor.get('main')))
  expect(visitor.address).toBe('/')
})

for (const { words, at, language } of flowsIn('kk')) {
  const { content, home, failures } = words

  test(`the home page without scripts has all it has to say, in ${language}`, async ({ visitor }) => {
    await visitor.open(at('/'))
    const { document } = visitor
    const headings = texts(document.querySelectorAll('h2'))
    for (const name of [
      home.promotions,
      home.levels,
      home.services,
      home.about,
      home.infrastructure,
      home.awards,
      home.partners,
      home.contacts,
    ]) {
      expect(headings).toContain(name)
    }
    const contacts = document.getElementById('contacts') ?? document
    expect(visitor.all('img', home.plan.label(5, ''), contacts)).toHaveLength(1)
    expect(hrefOf(visitor.get('link', home.routeBy(home.maps.google), contacts))).toMatch(/destination=43\.3/)
    for (const id of ['about', 'infrastructure']) expect(document.querySelectorAll(`#${id}`)).toHaveLength(1)
    await visitor.follow(home.allPromotions, visitor.get('main'))
    expect(visitor.address).toBe(at('/promotions'))
  })

  test(`a promotion tells its shops and goes into a calendar, in ${language}`, async ({ visitor }) => {
    const path = await somePromotion(visitor, at)
    await visitor.open(path)
    const title = textOf(visitor.document.querySelector('h1') ?? visitor.document.body)
    expect(
      visitor.all('complementary').flatMap((it) => [...it.querySelectorAll('[data-slot=plate]')]),
    ).not.toEqual([])
    expect(textOf(visitor.get('navigation', content.crumbs))).toContain(title)

    const href = hrefOf(visitor.get('link', content.promotions.calendar))
    expect(href).toBe(`${path}/calendar.ics`)
    const answer = await visitor.request.get(href)
    expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8')
    const lines = (await answer.text()).replaceAll('\r\n ', '').split('\r\n')
    expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0'])
    const unescaped = lines.map((line) => line.replaceAll(/\\([\\;,])/g, '$1'))
    expect(unescaped).toContain(`SUMMARY:${title}`)
    expect(lines.some((line) => /^DTSTART;VALUE=DATE:\d{8}$/.test(line))).toBe(true)
    expect(lines.find((line) => line.startsWith('URL:'))).toContain(path)
  })

  test(`what is gone or never was is a page with a way on, in ${language}`, async ({ visitor }) => {
    for (const path of ['/promotions/999999', '/promotions/0', '/promotions/none', '/rules-ad?version=999']) {
      await visitor.open(at(path))
      visitor.expectStatus(404).get('link', failures.home, visitor.get('main'))
      const others = visitor.get('main').querySelectorAll(`a[href="${at('/promotions')}"]`)
      expect(others, path).toHaveLength(path.startsWith('/promotions') ? 1 : 0)
    }
    // The last one is a version that is not there: the one that applies is near.
    await visitor.follow(content.text.toCurrent)
    expect(visitor.address).toBe(at('/rules-ad'))
    expect((await visitor.request.get(at('/promotions/999999/calendar.ics'))).status()).toBe(404)
    // A version that is none is no question: the newest one is shown.
    ;(await visitor.open(at('/rules-ad?version=first'))).expectStatus(200)
  })

  test(`a text leads to its earlier version, which says that it is one, in ${language}`, async ({
    visitor,
  }) => {
    await visitor.open(at('/rules-shopping-center'))
    expect(textOf(visitor.get('region', content.text.changes))).toContain('4.3.')
    const earlier = visitor.document.querySelector('#versions a')
    await visitor.open(hrefOf(earlier ?? visitor.get('main')))
    expect(visitor.address).toBe(at('/rules-shopping-center?version=1'))
    expect(textOf(visitor.get('note'))).toContain(content.text.earlier(1))
    expect(visitor.all('region', content.text.changes)).toEqual([])
  })

  test(`pages behind a sign-in lead to it and back, in ${language}`, async ({ visitor, another }) => {
    for (const path of ['/filing-rules', '/instruction']) {
      await visitor.open(at(path))
      expect(visitor.address).toBe(at(`/login?next=${encodeURIComponent(path)}`))
    }
    // A limited user reads how to file an ad, and no instructions of tenants.
    await signIn(visitor, 5)
    await visitor.open(at('/filing-rules'))
    expect(texts(visitor.document.querySelectorAll('h1'))).toEqual([content.rules.filingTitle])
    await visitor.open(at('/instruction'))
    expect(visitor.address).not.toBe(at('/instruction'))

    const tenant = await another()
    await signIn(tenant, 1)
    await tenant.open(at('/instruction'))
    tenant.expectStatus(200)
    expect(texts(tenant.document.querySelectorAll('h1'))).toEqual([content.instructions.title])
    expect(tenant.document.querySelectorAll('main h2')).not.toHaveLength(0)
  })

  test(`a preview is for administrators alone, in ${language}`, async ({ visitor, another }) => {
    await visitor.open(at('/promotions?preview=1'))
    expect(visitor.document.querySelectorAll('h1')).toHaveLength(1)
    expect(visitor.text).not.toContain(content.preview)

    const administrator = await another()
    await signIn(administrator, 2)
    for (const path of ['/', '/promotions', '/rule', '/rules-ad']) {
      await administrator.open(at(`${path}?preview=1`))
      expect(administrator.text, path).toContain(content.preview)
      const robots = administrator.document.querySelector('meta[name=robots]')
      expect(robots?.getAttribute('content'), path).toBe('noindex')
    }
  })
}
