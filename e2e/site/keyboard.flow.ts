import { expect } from '@playwright/test'
import { idOfOwnAd, someAd, sparePartOf, untilPublished } from '../portal/ad-flow.ts'
import { press, tabTo, typeInto } from '../portal/keys.ts'
import { flowsIn } from '../portal/languages.ts'
import { untilScripted } from '../portal/page-rules.ts'
import { signIn } from '../portal/people.ts'
import { photoFile } from '../portal/pictures.ts'
import { test } from '../portal/test.ts'

for (const spoken of flowsIn('ru')) {
  const { language, words, at } = spoken
  test(`an ad goes from the form to the catalogue by keyboard alone, in ${language}`, async ({ browser }) => {
    const ad = someAd()
    const { editor, catalogue, desk } = words

    const author = await (await browser.newContext()).newPage()
    await signIn(author, 5)
    await author.goto(at('/'))
    await press(author, author.getByRole('banner').getByRole('link', { name: words.header.newAd }))
    await expect(author.getByRole('dialog')).toBeVisible()
    await untilScripted(author)
    const chooser = author.waitForEvent('filechooser')
    await press(author, author.getByLabel(editor.photos.choose), 'Space')
    await (await chooser).setFiles([photoFile('first.png'), photoFile('second.png', [40, 90, 160])])
    const first = { name: 'first.png' }
    await press(author, author.getByRole('button', { name: editor.photos.tile(first, 1, 2) }))
    await press(author, author.getByRole('button', { name: editor.photos.moveOn(first) }))
    await expect(author.getByRole('button', { name: editor.photos.tile(first, 2, 2) })).toBeVisible()
    await typeInto(author, author.getByRole('textbox', { name: editor.title, exact: true }), ad.title)
    await press(author, author.getByRole('radio', { name: editor.conditions.new }), 'Space')
    await tabTo(author, sparePartOf(author, spoken))
    for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await author.keyboard.press(key)
    await typeInto(author, author.getByRole('textbox', { name: editor.text, exact: true }), ad.text)
    await press(author, author.getByRole('button', { name: editor.next, exact: true }))
    await typeInto(author, author.getByRole('textbox', { name: editor.price }), ad.price)
    await typeInto(author, author.getByRole('textbox', { name: editor.phone, exact: true }), ad.phone)
    await press(author, author.getByRole('button', { name: editor.submit }))
    const id = await idOfOwnAd(author, ad)

    const moderator = await (await browser.newContext()).newPage()
    await signIn(moderator, 3)
    await moderator.goto(at(`/ads/${id}/confirm`))
    await press(moderator, moderator.getByRole('button', { name: desk.publish }))
    await untilPublished(moderator, id)

    const guest = await (await browser.newContext()).newPage()
    await guest.goto(at('/'))
    await typeInto(guest, guest.getByLabel(catalogue.search.label, { exact: true }), ad.title)
    await guest.keyboard.press('Enter')
    await press(guest, guest.getByRole('link', { name: ad.title, exact: true }))
    await press(guest, guest.getByRole('button', { name: words.ad.showPhone }))
    await expect(guest.getByRole('main').locator('a[href^="tel:+7701"]')).toBeVisible()
  })
}
