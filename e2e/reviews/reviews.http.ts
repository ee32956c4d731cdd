import { expect } from '@playwright/test'
import { fieldText } from '@sauda/sdk/language'
import { handInAd, letIn, someAd } from '../portal/ad-flow.ts'
import { test } from '../portal/http-test.ts'
import { flowsIn } from '../portal/languages.ts'
import { call, signUp } from '../portal/newcomer.ts'
import { signIn } from '../portal/people.ts'
import type { Visitor } from '../portal/visitor.ts'

const TEXT = 'Фара целая, крепления на месте, всё как на фото.'

/** Publishes an ad of an individual; returns its id and who has a part in it. */
async function scene(another: () => Promise<Visitor>) {
  const [owner, manager, buyer] = [await another(), await another(), await another()]
  await signIn(owner, 5)
  await signIn(manager, 3)
  const id = await handInAd(owner, someAd())
  await letIn(manager, id)
  return { owner, manager, buyer, id }
}

for (const { language, words, at } of flowsIn('ru')) {
  const { reviews: its, reviewForms: forms, reviewList: list, reviewDesk: desk } = words

  test(`a review without scripts: written, held, published, replied to, reported, deleted, in ${language}`, async ({
    visitor,
    another,
  }) => {
    const { owner, manager, id } = await scene(another)
    await signUp(visitor, language)
    await visitor.open(at(`/ads/${id}/view`))
    expect(visitor.text).toContain(its.nobody)

    await visitor.open(at(`/ads/${id}/review?stars=4`))
    await visitor.fill(forms.text, 'Коротко').press(forms.send)
    visitor.expectStatus(422)
    expect(visitor.field(forms.text).textContent ?? '').toContain('Коротко')
    await visitor.fill(forms.text, TEXT).press(forms.send)
    expect(visitor.address).toContain(`/ads/${id}/view`)
    expect(visitor.text).toContain(its.waiting)

    await manager.open(at('/ads/reviews?list=held&q=крепления'))
    expect(manager.text).toContain(TEXT)
    await manager.follow(list.publish)
    await manager.press(desk.publishConfirm)
    await visitor.open(at(`/ads/${id}/view`))
    expect(visitor.text).not.toContain(its.waiting)

    await owner.open(at(`/ads/${id}/view`))
    await owner.follow(its.reply)
    await owner.fill(forms.replyText, 'Звоните: 8 701 123 45 67').press(forms.sendReply)
    owner.expectStatus(422)
    expect(owner.text).toContain(fieldText('has_contacts', language))
    expect(owner.field(forms.replyText).textContent ?? '').toContain('8 701 123 45 67')
    await owner.fill(forms.replyText, 'Спасибо, ждём снова.').press(forms.sendReply)
    expect(owner.text).toContain('Спасибо, ждём снова.')
    await owner.follow(new RegExp(its.reportOn('').trim()))
    await owner.tick('Неправда').press(forms.sendReport)
    expect(owner.text).toMatch(/№ \d+/)

    await manager.open(at('/ads/reviews?list=reported&q=крепления'))
    await manager.follow(list.remove)
    expect(manager.text).toContain(desk.hasNoMean)
    await manager.tick('Другое').press(desk.deleteConfirm)
    manager.expectStatus(422)
    await manager.fill(desk.comment, 'Этого не покупали.').press(desk.deleteConfirm)

    await visitor.open(at('/profile/reviews'))
    expect(visitor.text).toContain('Этого не покупали.')
    await visitor.open(at(`/ads/${id}/view`))
    expect(visitor.text).toContain(its.writeAgain)
    await owner.open(at('/profile/reviews?view=reports'))
    expect(owner.text).toContain('Отзыв удалён')
    expect(owner.text).toContain(its.notShown)
    expect(owner.text).not.toContain(TEXT)
  })

  test(`an ad that disappears under a review keeps the text, in ${language}`, async ({
    visitor,
    another,
  }) => {
    const { owner, id } = await scene(another)
    await signUp(visitor, language)
    await visitor.open(at(`/ads/${id}/review?stars=5`))
    await call(owner, `/api/userBanner/archive/${id}`, {})
    await visitor.fill(forms.text, TEXT).press(forms.send)
    visitor.expectStatus(404)
    expect(visitor.text).toContain(forms.gone)
    expect(visitor.document.body.innerHTML).toContain(TEXT)
  })

  test(`nobody reviews the own ad, guests sign in first, and strangers act on nothing, in ${language}`, async ({
    visitor,
    another,
  }) => {
    const { owner, buyer, id } = await scene(another)
    await owner.open(at(`/ads/${id}/view`))
    expect(owner.text).toContain(its.ownAd)
    await visitor.open(at(`/ads/${id}/review`))
    expect(visitor.address).toContain(`next=${encodeURIComponent(`/ads/${id}/review`)}`)
    await visitor.open(at('/ads/reviews'))
    expect(visitor.address).toContain('/login')
    await signUp(buyer, language)
    await buyer.open(at('/ads/reviews'))
    expect(buyer.address).toContain('/profile')
    await buyer.open(at('/reviews/999999/reply'))
    buyer.expectStatus(404)
    await buyer.open(at('/reviews/1/toString'))
    buyer.expectStatus(404)
  })
}
