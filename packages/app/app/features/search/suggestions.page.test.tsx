import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerWith, holdBack, sentTo } from '../../../testing/network.ts'
import { address, openPage } from '../../../testing/open-page.tsx'

const main = page.getByRole('main')
/** The search becomes a combobox with its first use. */
const field = main.getByRole('searchbox').or(main.getByRole('combobox')).first()
const list = page.getByRole('listbox')
const options = () =>
  list
    .getByRole('option')
    .elements()
    .map((option) => option.textContent)

it('never replaces a newer answer by an older one', async () => {
  await openPage('/ads')
  const onlyT = /suggest\?(.*&)?q=%D1%82(&|$)/
  const go = await holdBack(onlyT)
  await field.click()
  await userEvent.keyboard('т')
  await expect.poll(() => sentTo(onlyT)).toHaveLength(1)
  await userEvent.keyboard('ормоз')
  await expect.poll(() => options()[0]).toMatch(/тормоз/i)
  const shown = options()
  await go()
  expect(options()).toEqual(shown)
})

it('is a plain search if the portal does not answer', async () => {
  await openPage('/ads')
  await answerWith(/\/api\/search\/suggest/, { status: 503, json: { code: 'unavailable' } })
  await field.click()
  await userEvent.keyboard('масло')
  await expect.poll(() => sentTo(/suggest/)).not.toHaveLength(0)
  expect(list.query()).toBeNull()
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toContain('/ads?q=')
})
