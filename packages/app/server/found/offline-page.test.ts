import type { Contact } from '@sauda/sdk/content'
import { expect, it } from 'vitest'
import { withList } from '../../worker/notes.ts'
import { offlinePage } from './offline-page.ts'

const CONTACT: Contact = {
  phones: [{ phone: '+77272000000', label: 'Справочная', label_kk: 'Анықтама' }],
  address: 'Алматы, улица <Северное> кольцо, 7',
  address_kk: 'Алматы, Солтүстік айналма, 7',
  email: null,
  hours: [
    { weekdays: [1, 2, 3, 4, 5], from: '10:00', to: '19:00' },
    { weekdays: [6, 7], from: '10:00', to: '18:00' },
  ],
  exceptions: [{ date: '2026-12-31', opens: null, closes: null, note: 'Перед Новым годом', note_kk: null }],
  route: null,
  route_kk: null,
  map_link: null,
}

it('has phones, hours and the address in the page’s language', () => {
  const page = offlinePage(CONTACT, 'kk')
  expect(page).toContain('<html lang="kk">')
  for (const text of ['Желі жоқ', 'href="tel:+77272000000"', 'Анықтама', '10:00–18:00', 'Солтүстік айналма'])
    expect(page).toContain(text)
  expect(page).not.toContain('Справочная')
})

it('names the days with other hours', () => {
  const page = offlinePage(CONTACT, 'ru')
  expect(page).toMatch(/<dt>31\s+декабря\s+2026 · Перед Новым годом<\/dt><dd>закрыто<\/dd>/)
})

it('escapes what people wrote', () => {
  expect(offlinePage(CONTACT, 'ru')).toContain('улица &lt;Северное&gt; кольцо')
})

it('is whole without contacts', () => {
  expect(offlinePage(null, 'ru')).toContain('<h1>Нет сети</h1>')
  expect(offlinePage(null, 'ru')).not.toContain('tel:')
})

it('needs no other file', () => {
  expect(offlinePage(CONTACT, 'ru')).not.toMatch(/<script|<link|src=/)
})

it('has a place for the list of kept pages', () => {
  const kept = [
    { url: 'https://sauda.example/ads?q="1"&b=2', title: 'Фара', date: new Date(2026, 10, 24, 9, 5) },
  ]
  const page = withList(offlinePage(CONTACT, 'ru'), kept)
  expect(page).toContain(
    '<li><a href="https://sauda.example/ads?q=%221%22&amp;b=2">Фара</a><small>24.11.2026, 09:05</small>',
  )
  expect(page).not.toContain('data-kept hidden')
  expect(withList(offlinePage(CONTACT, 'ru'), [])).toContain('data-kept hidden')
})
