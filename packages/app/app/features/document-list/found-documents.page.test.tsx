import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sendDocuments, someSeries } from '../../../testing/documents.ts'
import { address, openPage } from '../../../testing/open-page.tsx'
import { signIn } from '../../../testing/people.ts'
import { callAs } from '../../../testing/world.ts'
import { documentListWords } from './words.ts'

const words = documentListWords.kk

interface Room {
  id: number
  level: number
  number: string
}

/** The numbers of the listed documents. */
const listed = () => [...document.querySelectorAll('a[data-document]')].map((link) => link.textContent ?? '')

beforeEach(() => signIn(1))

it('finds the documents of a room and of a sum', async () => {
  const { items } = await callAs<{ items: Room[] }>(1, '/api/room/get')
  const [one, two] = items
  if (!one || !two) throw new Error('the centre has no rooms')
  const series = someSeries()
  await sendDocuments('invoice', 1, { series: `${series}A`, rooms: [one.number], title: 'Қызмет' })
  await sendDocuments('invoice', 1, { series: `${series}B`, rooms: [two.number], title: 'Жарнама' })
  await openPage('/invoice', { language: 'kk' })
  const search = page.getByRole('searchbox', { name: words.search })

  await search.fill(`${series} ${one.level}-${one.number} кызмет`)
  await userEvent.keyboard('{Enter}')
  await expect.poll(listed).toEqual([expect.stringContaining('Қызмет')])
  await search.fill(`${series} 158 240,00`)
  await userEvent.keyboard('{Enter}')
  await expect.poll(listed).toHaveLength(2)

  await page.getByText(words.filters).click()
  await page
    .getByRole('combobox', { name: words.room })
    .selectOptions(page.getByRole('option', { name: `${two.level}-${two.number}`, exact: true }))
  await page.getByRole('button', { name: words.apply }).click()
  await expect.poll(listed).toEqual([expect.stringContaining('Жарнама')])
  expect(new URL(address(), location.href).searchParams.get('room')).toBe(String(two.id))
})
