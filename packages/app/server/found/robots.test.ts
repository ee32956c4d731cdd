import { expect, it } from 'vitest'
import { robotsText } from './robots.ts'

const lines = robotsText('https://sauda.example').split('\n')

it('opens the pictures of pages and of shared links, although the rest of the API is closed', () => {
  expect(lines).toContain('Disallow: /api/')
  expect(lines).toContain('Allow: /api/photo/')
  expect(lines).toContain('Allow: /api/content/image/')
})

it('closes pages of people and of staff in both languages', () => {
  for (const path of ['/profile', '/dashboard', '/invoice', '/ads/create', '/verify-document/'])
    expect(lines).toEqual(expect.arrayContaining([`Disallow: ${path}`, `Disallow: /kk${path}`]))
})

it('leads to the sitemap', () => {
  expect(lines).toContain('Sitemap: https://sauda.example/sitemap.xml')
})
