import { errorText } from '@sauda/sdk/language'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectText } from '../../../testing/hands.ts'
import { LanguageProvider } from '../../language/language-context.tsx'
import { shellWords } from '../../shell/words.ts'
import { BeingDrawn } from './being-drawn.tsx'

it('asks for a paper for two minutes, then says that it failed, and asks again when it is told to', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  onTestFinished(() => {
    vi.useRealTimers()
    root.unmount()
  })
  const again = vi.fn()
  root.render(
    <LanguageProvider language="ru">
      <BeingDrawn again={again} />
    </LanguageProvider>,
  )
  const says = page.getByRole('status')
  await expectText(says, errorText('being_drawn', 'ru'))
  const button = page.getByRole('button', { name: shellWords.ru.failures.retry })
  await vi.waitUntil(
    () => {
      vi.advanceTimersByTime(6000)
      return button.query()
    },
    { timeout: 20_000 },
  )
  vi.advanceTimersByTime(60_000)
  expect(again).toHaveBeenCalledTimes(20)
  await expectText(says, errorText('internal', 'ru'))

  await button.click()
  expect(again).toHaveBeenCalledTimes(21)
  await expectText(says, errorText('being_drawn', 'ru'))
})
