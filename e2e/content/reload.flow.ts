import { expect } from '@playwright/test'
import { test } from '../portal/caller.ts'
import { done, editorIn, field, itemOf, newItem, press, questionsOf, some } from '../portal/content-forms.ts'
import { flowsIn } from '../portal/languages.ts'
import { untilScripted } from '../portal/page-rules.ts'
import { signIn } from '../portal/people.ts'

for (const spoken of flowsIn('ru')) {
  const { language, words } = spoken
  const { contentDesk: desk, contentClash: clashWords } = words
  const { open, begin, saveAs, clashOf } = editorIn(spoken)

  test(`a text survives a reload beside what another administrator has saved, and the other language, in ${language}`, async ({
    page,
    browser,
  }) => {
    const title = some('Общая')
    await signIn(page, 2)
    const item = await newItem(page, 'slider', { title, lead: 'Вступление', link: '/ads' })
    await open(page, item)
    await begin(page)
    await page.keyboard.press('End')
    await page.keyboard.type(' своя')
    await saveAs(browser, item, { title_kk: 'Басқаның тақырыбы', lead: 'Чужое вступление' })

    // Leaving the document asks the browser's own question.
    const questions = questionsOf(page)
    await page.reload()
    expect(questions).toEqual(['beforeunload'])
    await untilScripted(page)
    await expect(page.getByText(desk.resumed)).toBeVisible()
    await expect(field(page, 'title')).toHaveValue(`${title} своя`)
    await expect(clashOf(page)).toContainText('Чужое')
    await press(page, clashWords.take)
    await expect(field(page, 'lead')).toHaveValue('Чужое вступление')

    // The same page in the other language keeps the text, so it does not ask.
    const other = language === 'ru' ? 'kk' : 'ru'
    await page.locator(`a[hreflang="${other}"]`).first().focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('lang', other)
    await expect(field(page, 'title')).toHaveValue(`${title} своя`)
    await expect(field(page, 'title_kk')).toHaveValue('Басқаның тақырыбы')
    expect(questions).toEqual(['beforeunload'])
    await page.goBack()
    await untilScripted(page)
    await press(page, desk.save)
    await done(page, desk.done.save)
    expect(await itemOf(page, item)).toMatchObject({
      version: 3,
      fields: { title: `${title} своя`, title_kk: 'Басқаның тақырыбы', lead: 'Чужое вступление' },
    })
  })
}
