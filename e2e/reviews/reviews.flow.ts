import { expect } from '@playwright/test'
import { handInAd, letIn, someAd } from '../portal/ad-flow.ts'
import { test } from '../portal/caller.ts'
import { flowsIn } from '../portal/languages.ts'
import { expectNews, openLive } from '../portal/live.ts'
import { call, signUp } from '../portal/newcomer.ts'
import { signIn } from '../portal/people.ts'

const TEXT = 'Фара целая, крепления на месте, всё как на фото.'

for (const spoken of flowsIn('ru')) {
  const { language, words, at } = spoken
  const { reviews: its, reviewForms: forms } = words

  test(`two people review, reply, report and delete live, in ${language}`, async ({ browser }) => {
    const [seller, staff] = [
      await (await browser.newContext()).newPage(),
      await (await browser.newContext()).newPage(),
    ]
    const buying = await browser.newContext()
    await signUp(buying, language)
    const buyer = await buying.newPage()
    await signIn(seller, 5)
    await signIn(staff, 3)
    const ad = someAd()
    const id = await handInAd(seller, ad)
    await letIn(staff, id)
    await openLive(seller, at('/profile'))

    // Somebody who has turned to the shop is read at once.
    await call(buyer, `/api/userBanner/showPhone/${id}`, {})
    await buyer.goto(at(`/ads/${id}/view`))
    await buyer.getByRole('link', { name: its.writeWith(5) }).click()
    await expect(buyer.getByRole('radio', { name: forms.words[5] })).toBeChecked()
    await buyer.getByRole('radio', { name: forms.words[5] }).press('ArrowLeft')
    await expect(buyer.getByRole('radio', { name: forms.words[4] })).toBeChecked()
    await buyer.getByRole('textbox', { name: forms.text }).fill(TEXT)
    await expectNews([seller], ad.title, () => buyer.getByRole('button', { name: forms.send }).click())
    await expect(buyer.getByText(its.contacted)).toBeVisible()

    await openLive(buyer, at('/profile'))
    await seller.goto(at(`/ads/${id}/view`))
    await seller.getByRole('link', { name: its.reply, exact: true }).click()
    await seller.getByRole('textbox', { name: forms.replyText }).fill('Спасибо, ждём снова.')
    await expectNews([buyer], ad.title, () => seller.getByRole('button', { name: forms.sendReply }).click())
    await expect(seller.getByText('Спасибо, ждём снова.')).toBeVisible()

    await seller.getByRole('link', { name: its.report }).last().click()
    await seller.getByRole('radio', { name: 'Неправда' }).check()
    await seller.getByRole('button', { name: forms.sendReport }).click()
    await expect(seller.getByRole('heading', { level: 1, name: /№\s\d+/ })).toBeVisible()

    const { items } = await call<{ items: { id: number; text: string }[] }>(
      staff,
      '/api/userReview/pagination',
      { list: 'reported', q: ad.title },
    )
    await openLive(buyer, at('/profile'))
    await expectNews([buyer], ad.title, () =>
      call(staff, `/api/userReview/delete/${items[0]?.id}`, { reason: 'not_buyer', answer: 'Спасибо.' }),
    )
    await buyer.goto(at('/profile/reviews'))
    await expect(buyer.getByText(TEXT)).toBeVisible()
    await expect(buyer.getByText('Автор здесь не покупал')).toBeVisible()
    await seller.goto(at('/profile/reviews?view=reports'))
    await expect(seller.getByText('Отзыв удалён')).toBeVisible()
  })
}
