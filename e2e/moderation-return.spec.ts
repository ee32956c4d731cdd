import { expect } from '@playwright/test'
import { adReasonLabel } from '@sauda/sdk/ads'
import { flowsIn } from './portal/languages.ts'
import { openDesk, pressFor, stateOf } from './portal/moderation.ts'
import { test } from './portal/test.ts'

for (const spoken of flowsIn('ru')) {
  const { language, words } = spoken
  test(`R asks for a reason, and sends the ad back once one is chosen, in ${language}`, async ({
    page,
    browser,
  }) => {
    const { id, owner } = await openDesk(page, browser, spoken)
    const name = { name: words.adActs.names.needEdits }
    const dialog = page.getByRole('dialog')
    const main = page.getByRole('main')
    const reason = main.getByRole('radio', { name: adReasonLabel('price', language) })
    // One way back stands below the reasons: it asks for a reason, or sends the one that is chosen.
    await expect(main.getByRole('link', name)).toHaveAttribute('aria-keyshortcuts', 'R')
    await expect(main.getByRole('button', name)).toHaveCount(0)
    await pressFor(page, 'r', () => expect(dialog).toBeVisible({ timeout: 1000 }))
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    expect(await stateOf(owner, id)).toMatchObject({ status: 10 })
    await page.keyboard.press('3')
    await expect(reason).toBeChecked()
    await expect(main.getByRole('link', name)).toHaveCount(0)
    await expect(main.getByRole('button', name)).toHaveAttribute('aria-keyshortcuts', 'R')
    // In the comment it is a letter.
    const comment = main.getByRole('textbox', { name: words.adActs.comment })
    await comment.fill('Цена за пару')
    await comment.press('r')
    await expect(comment).toHaveValue('Цена за паруr')
    await reason.focus()
    await page.keyboard.press('r')
    await expect
      .poll(() => stateOf(owner, id))
      .toMatchObject({ status: 20, remark: { reason: 'price', comment: 'Цена за паруr' } })
    await expect(dialog).toHaveCount(0)
  })
}
