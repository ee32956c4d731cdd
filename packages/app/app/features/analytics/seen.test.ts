import { describe, expect, it } from 'vitest'
import { eventsOf, toldEvent } from './seen.ts'

const events = (path: string) => eventsOf(new URL(path, 'https://sauda.example'), 'Заголовок')

describe('eventsOf', () => {
  it('tells the path, the language and the title of a public page', () => {
    expect(events('/kk/ads')).toEqual([
      { event: 'page_view', page_path: '/kk/ads', page_language: 'kk', page_title: 'Заголовок' },
    ])
  })

  it('tells which ad was opened', () => {
    expect(events('/ads/48213/view')[1]).toEqual({
      event: 'ad_view',
      page_path: '/ads/48213/view',
      ad_id: 48213,
    })
  })

  it('tells the names of filters and not what was typed', () => {
    const address = new URL('https://sauda.example/ads?q=Иванов+87011234567&level=2&brand=3&level=4')
    const told = eventsOf(address, 'Поиск: Иванов 87011234567')
    expect(told[1]).toEqual({ event: 'search', page_path: '/ads', filters: 'brand,level', with_text: true })
    expect(JSON.stringify(told)).not.toMatch(/Иванов|8701/)
  })

  it.each([
    ['/verify-document/7/7Q4K2MTDw0xTq3aZ', '/verify-document'],
    ['/registration/link?token=secret', '/registration'],
    ['/kk/profile/details', '/profile'],
    ['/dashboard/people/applications/7/accept', '/dashboard'],
    ['/invoice/48213', '/invoice'],
  ])('tells of %s only %s', (path, told) => {
    const [event, ...more] = events(path)
    expect(event).toMatchObject({ event: 'page_view', page_path: told })
    expect(event).not.toHaveProperty('page_title')
    expect(more).toEqual([])
  })
})

describe('toldEvent', () => {
  it('tells of a registration and of an ad that was handed in, without the rest of the path', () => {
    expect(toldEvent('registration', '/kk/profile/requests')).toEqual({
      event: 'registration',
      page_path: '/profile',
    })
    expect(toldEvent('ad_handed_in', '/ads/active')).toEqual({ event: 'ad_handed_in', page_path: '/ads' })
  })

  it.each([undefined, '', 'signed_in', 'page_view', 'Registration'])('tells nothing of %j', (name) => {
    expect(toldEvent(name, '/')).toBeNull()
  })
})
