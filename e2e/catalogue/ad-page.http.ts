import { expect } from '@playwright/test'
import { complaintReasonLabel } from '@sauda/sdk/complaints'
import { complaintSentWords } from '../../packages/app/app/features/complaints/sent-words.ts'
import { expectSaid } from '../portal/access-forms.ts'
import { nameOf } from '../portal/accessible.ts'
import { handInAd, letIn, someAd } from '../portal/ad-flow.ts'
import { test } from '../portal/http-test.ts'
import { flowsIn, languages } from '../portal/languages.ts'
import { signUp } from '../portal/newcomer.ts'
import { signIn } from '../portal/people.ts'
import { hrefOf, type Visitor } from '../portal/visitor.ts'

/** The district of the individual in the demo centre. */
const medeu = { ru: 'Медеуский район', kk: 'Медеу ауданы' }

/** Publishes an ad of an individual; returns its id and a manager. */
async function publishedAd(another: () => Promise<Visitor>, ad: ReturnType<typeof someAd>) {
  const [owner, manager] = [await another(), await another()]
  await signIn(owner, 5)
  await signIn(manager, 3)
  const id = await handInAd(owner, ad)
  await letIn(manager, id)
  return { id, manager }
}

for (const { language, words, at } of flowsIn('kk')) {
  const { ad: its, complaints, complaintDesk } = words

  test(`the address of an ad is a link, and a complaint is sent and kept until it is right, in ${language}`, async ({
    visitor,
    another,
  }) => {
    const { id, manager } = await publishedAd(another, someAd())
    await visitor.open(at(`/ads/${id}/view`))
    const details = visitor.get('link', `/ads/${id}/view`).closest('details')
    const summary = details?.querySelector('summary')
    expect(summary && nameOf(summary)).toBe(its.share)

    await visitor.open(at(`/ads/${id}/complain`))
    await visitor.fill(complaints.text, 'Цена другая').press(complaints.send)
    expect(visitor.field(complaints.text).value).toBe('Цена другая')
    const reason = (of: 'price' | 'sold') => new RegExp(`^${complaintReasonLabel(of, language)}$`)
    await visitor.tick(reason('price')).press(complaints.send)
    visitor.get('heading', complaintSentWords[language].sent.title)

    await visitor.open(at(`/ads/${id}/complain`))
    await visitor.tick(reason('sold')).press(complaints.send)
    visitor.get('heading', complaintSentWords[language].repeated.title)

    await manager.open(at('/ads/new'))
    const queue = [...manager.document.querySelectorAll('details')].find((it) =>
      it.querySelector('summary')?.textContent.includes(complaintDesk.queue(1).split(' ')[0] ?? ''),
    )
    expect(queue?.querySelector(`a[href$="/ads/${id}/confirm"]`)).not.toBeNull()
  })

  test(`a private seller without a district is asked for it, and nobody else, in ${language}`, async ({
    visitor: guest,
    another,
  }) => {
    const [owner, manager] = [await another(), await another()]
    await signUp(owner, language)
    await signIn(manager, 3)
    const ad = someAd()
    const id = await handInAd(owner, ad)
    await letIn(manager, id)
    const view = at(`/ads/${id}/view`)
    const seller = (of: Visitor) => of.get('region', its.seller)
    for (const other of [guest, manager]) {
      await other.open(view)
      expect(seller(other).textContent).toContain(its.person)
      expect(other.all('link', undefined, seller(other))).toEqual([])
      expect(other.all('link', words.district.choose)).toEqual([])
    }

    await owner.open(view)
    await owner.follow(words.district.choose)
    await owner.fill(new RegExp(`^${words.cabinet.district}`), medeu[language]).press(words.cabinet.save)
    expectSaid(owner, words.notices.saved)
    await owner.open(view)
    expect(seller(owner).textContent).toContain(medeu[language])
    expect(owner.all('link', words.district.choose)).toEqual([])
    await guest.open(at(`/ads?q=${encodeURIComponent(ad.title)}`))
    const card = guest.all('article').find(({ textContent }) => textContent.includes(ad.title))
    expect(card?.textContent).toContain(medeu[language])
  })
}

for (const { language, words, at } of languages) {
  test(`the page of an ad says the way to its shop, in ${language}`, async ({ visitor }) => {
    await visitor.open(at('/ads?level=2'))
    const link = visitor.document.querySelector('main a[href*="/view"]')
    if (!link) throw new Error('The second floor has no ads.')
    await visitor.open(hrefOf(link))
    const seller = visitor.get('region', words.ad.seller)
    const lines = [...seller.querySelectorAll('*')].map(({ textContent }) => textContent)
    expect(lines.some((line) => /^(2-й этаж, бутик \d+|2-қабат, \d+-бутик)$/.test(line))).toBe(true)
  })
}
