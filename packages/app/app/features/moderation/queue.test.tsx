import { LANGUAGES, type Language } from '@sauda/sdk/language'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { LanguageProvider } from '../../language/language-context.tsx'
import { flagWords } from './flag-words.ts'
import { Queue } from './queue.tsx'
import { viewQueue } from './queue-view.ts'
import { moderationWords } from './words.ts'

const SINCE = '2026-11-24T11:30:00Z'

/** The rows of a queue whose ads have these numbers of flags. */
function rowsOf(flags: readonly number[], language: Language): string[] {
  const items = flags.map((count, at) => ({
    id: at + 1,
    title: `Фара ${at + 1}`,
    title_kk: null,
    kind: 'goods' as const,
    category: null,
    photo: null,
    entry: 'new' as const,
    waiting_since: SINCE,
    flags: count,
  }))
  const counts = { all: items.length, new: items.length, changed: 0, returned: 0 }
  const starts = { all: 1, new: 1, changed: null, returned: null }
  const queue = viewQueue({ items, skipped: 0, counts, starts, total: items.length }, null, 1)
  const shown = <Queue queue={queue} openId={1} now="2026-11-24T12:00:00Z" />
  const router = createMemoryRouter([{ path: '/', element: shown }])
  const markup = renderToStaticMarkup(
    <LanguageProvider language={language}>
      <RouterProvider router={router} />
    </LanguageProvider>,
  )
  const [, list = ''] = markup.split('<ol ')
  return list.split('<li ').slice(1)
}

it.each(LANGUAGES)('in %s a row names and shows how many flags its ad has, if it has any', (language) => {
  const words = moderationWords[language].queue
  const [none = '', one = '', several = ''] = rowsOf([0, 1, 4], language)
  expect(none).toContain(words.entries.new)
  expect(none).not.toContain('role="img"')
  for (const [row, count] of [
    [one, 1],
    [several, 4],
  ] as const) {
    expect(row).toMatch(
      new RegExp(`role="img" aria-label="${flagWords[language].found(count)}"[^>]*>.*</svg>${count}</span>`),
    )
  }
})
