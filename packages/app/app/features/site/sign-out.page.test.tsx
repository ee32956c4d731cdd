import { adReasonLabel } from '@sauda/sdk/ads'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { handIn, someAd } from '../../../testing/ads.ts'
import { begin, field, newItem, openItem, question, reload, some } from '../../../testing/content.ts'
import { lose, sentTo } from '../../../testing/network.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { call, signIn } from '../../../testing/people.ts'
import { photoFile } from '../../../testing/pictures.ts'
import { editorWords } from '../ad-editor/words.ts'
import { clashWords } from '../content-desk/clash-words.ts'
import { contentDeskWords } from '../content-desk/words.ts'
import { siteWords } from './words.ts'

const { header } = siteWords.ru
const desk = contentDeskWords.ru
const clash = clashWords.ru
// It is in the page, and hidden until a reason is chosen.
const remark = page.css('#return-comment')
const title = page.getByRole('textbox', { name: editorWords.ru.title, exact: true })

/** Presses «Sign out» in the user's menu. */
async function signOut(): Promise<void> {
  await page.css('header [data-slot=action-menu] > summary').click()
  await page.getByRole('button', { name: header.signOut }).click()
}

it('a remark, and a text with its picture, are removed when their author signs out', async () => {
  await signIn(5, 36)
  const { id } = await handIn(someAd())
  await signIn(2)
  await openPage(`/ads/${id}/confirm`)
  await page
    .getByRole('main')
    .getByRole('radio', { name: adReasonLabel('text', 'ru') })
    .click()
  await remark.fill('Какая сторона?')

  // The draft of an ad stays in the browser of its author.
  await openPage('/ads/create')
  await title.fill('Фара левая')
  await userEvent.keyboard('{Escape}')
  await expect.element(title).not.toBeInTheDocument()

  const item = await newItem('slider', { title: some('Акция') })
  await openItem(item)
  await userEvent.upload(field('image.file'), await photoFile('slide.png'))
  await expect.element(field('image.file')).toHaveAccessibleDescription(/slide\.png/)
  await field('title').fill('Не для всех')
  await reload()
  await expect.element(field('title')).toHaveValue('Не для всех')

  await signOut()
  await question.getByRole('button', { name: clash.leave }).click()
  await expect.element(page.getByRole('link', { name: header.signIn }).first()).toBeVisible()
  const kept = () => Object.keys(sessionStorage).filter((name) => /decision|draft/.test(name))
  await expect.poll(kept).toEqual([])
  expect(await call('/api/session/me')).toBeNull()
  await signIn(2)
  await openItem(item)
  await expect.element(field('title')).toHaveValue(String(item.fields.title))
  await expect.element(field('image.file')).toHaveAccessibleName(desk.picture.choose)
  await openPage(`/ads/${id}/confirm`)
  await expect.element(remark).toHaveValue('')
  await openPage('/ads/create')
  await expect.element(title).toHaveValue('Фара левая')
})

it('a text stays when its author stays, or when the sign-out fails', async () => {
  await signIn(2)
  const item = await newItem('slider', { title: some('Акция') })
  await openItem(item)
  await begin()
  await field('title').fill('Не для всех')
  await signOut()
  await question.getByRole('button', { name: clash.stay }).click()
  await reload()
  await expect.element(field('title')).toHaveValue('Не для всех')

  const find = await lose(/\/api\/session\/signOut/)
  await signOut()
  await question.getByRole('button', { name: clash.leave }).click()
  await expect
    .poll(async () => (await sentTo(/\/api\/session\/signOut/)).filter(({ end }) => end === 'failed').length)
    .toBe(1)
  await find()
  await openItem(item)
  await expect.element(page.getByText(desk.resumed)).toBeVisible()
  await expect.element(field('title')).toHaveValue('Не для всех')
})
