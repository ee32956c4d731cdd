import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { writeAdQuery } from '@sauda/sdk/ads'
import * as paths from '@sauda/sdk/paths'
import { handInAd, letIn, someAd } from '../portal/ad-flow.ts'
import { test } from '../portal/http-test.ts'
import { flowsIn } from '../portal/languages.ts'
import { call } from '../portal/newcomer.ts'
import { idOfPart } from '../portal/parts.ts'
import { signIn } from '../portal/people.ts'
import type { Visitor } from '../portal/visitor.ts'

/** Adds a part to the dictionary, without a drawing, and returns its id. */
async function addPart(administrator: Visitor): Promise<number> {
  await signIn(administrator, 2)
  const name = `Заглушки ${randomUUID().slice(0, 8)}`
  const part = { name, name_kk: `${name} kk`, category: 'suspension' }
  return (await call<{ id: number }>(administrator, '/api/dictionarySparePart/create', part)).id
}

for (const { language, at, words } of flowsIn('kk')) {
  const PICTURES = [
    ["its part's drawing", (guest: Visitor) => idOfPart(guest, 'Рулевые рейки'), /\/steering-rack\.svg$/],
    [
      "its category's drawing if its part has none",
      (_guest: Visitor, administrator: Visitor) => addPart(administrator),
      /\/shock-absorber\.svg$/,
    ],
  ] as const

  for (const [what, idOf, drawing] of PICTURES) {
    test(`an ad without a photo shows ${what}, in ${language}`, async ({ visitor, another }) => {
      const [seller, staff] = [await another(), await another()]
      const part = await idOf(visitor, await another())
      await signIn(seller, 5)
      await signIn(staff, 3)
      const ad = { ...someAd(), kind: 'part', spare_part_id: `${part}` }
      const id = await handInAd(seller, ad)
      await letIn(staff, id)
      await visitor.open(at(paths.ad(id)))
      expect(visitor.get('img', words.ad.noPhoto).getAttribute('src')).toMatch(drawing)
      await visitor.open(at(`/ads?${writeAdQuery({ spare_part_id: part })}`))
      const card = visitor.all('article').find(({ textContent }) => textContent.includes(ad.title))
      const small = card?.querySelector('[data-slot="drawing"]')?.getAttribute('src') ?? ''
      expect(small).toMatch(drawing)
      const answer = await visitor.request.get(small)
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/svg+xml'])
    })
  }
}
