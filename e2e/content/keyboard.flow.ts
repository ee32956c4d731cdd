import { expect, type Page } from '@playwright/test'
import { done, field, some } from '../portal/content-forms.ts'
import { press, tabTo, typeInto } from '../portal/keys.ts'
import { flowsIn } from '../portal/languages.ts'
import { call } from '../portal/newcomer.ts'
import { untilScripted } from '../portal/page-rules.ts'
import { signIn } from '../portal/people.ts'
import { photoFile } from '../portal/pictures.ts'
import { test } from '../portal/test.ts'

/** Types the twelfth of December 2036 into a field of date and time, whatever the order of its parts is. */
async function typeDay(page: Page, name: string): Promise<void> {
  await tabTo(page, field(page, name))
  await page.keyboard.type('12122036')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('0130A')
  await expect(field(page, name)).toHaveValue(/^2036-12-12T/)
}

for (const { language, words, at } of flowsIn('kk')) {
  const { contentDesk: desk } = words

  test(`a slide is written, published, planned, restored and deleted by keyboard alone, in ${language}`, async ({
    page,
  }) => {
    const title = some('Клавиша')
    await signIn(page, 2)
    await page.goto(at('/dashboard/content/slider'))
    await untilScripted(page)
    await press(page, page.getByRole('link', { name: desk.add, exact: true }))
    await expect(page).toHaveURL(/\/new$/)
    await untilScripted(page)
    await typeInto(page, field(page, 'title'), title)
    await typeInto(page, field(page, 'title_kk'), `${title} қазақша`)
    await typeInto(page, field(page, 'link'), '/ads')
    const chooser = page.waitForEvent('filechooser')
    await press(page, field(page, 'image.file'), 'Space')
    await (await chooser).setFiles(photoFile('slide.png'))
    await typeInto(page, field(page, 'image.alt'), 'Точка')
    await typeInto(page, field(page, 'image.alt_kk'), 'Нүкте')
    await press(page, page.getByRole('button', { name: desk.save, exact: true }))
    await done(page, desk.done.created)

    await press(page, page.getByRole('button', { name: desk.publish, exact: true }))
    await done(page, desk.done.publish)
    const { items } = await call<{ items: { title: string }[] }>(page, '/api/slider/list')
    expect(items.map((slide) => slide.title)).toContain(title)

    await typeInto(page, field(page, 'title'), `${title} снова`)
    await press(page, page.getByRole('button', { name: desk.save, exact: true }))
    await done(page, desk.done.save)
    await typeDay(page, 'from')
    await press(page, page.getByRole('button', { name: desk.plan, exact: true }))
    await done(page, desk.done.plan)

    await press(page, page.getByRole('button', { name: `${desk.restore}: ${desk.version(1)}` }))
    await done(page, desk.done.restore)
    await expect(field(page, 'title')).toHaveValue(title)

    await press(page, page.getByRole('link', { name: desk.delete }))
    await press(page, page.getByRole('dialog').getByRole('button', { name: desk.deleteConfirm }))
    await done(page, desk.done.deleted)
  })
}
