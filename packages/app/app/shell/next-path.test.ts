import { expect, it } from 'vitest'
import { nextPath } from './next-path.ts'

it.each(['/', '/ads', '/kk/ads/12/view?from=mail#phone'])('allows %s', (next) => {
  expect(nextPath(next, '/profile')).toBe(next)
})

it.each([
  null,
  '',
  'ads',
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '\\/elsewhere.example',
  '/\t/elsewhere.example',
  '/.//elsewhere.example',
  '/x/..//elsewhere.example',
  '/./\\elsewhere.example',
  '//here.invalid//elsewhere.example',
  'javascript:alert(1)',
  new File([], 'next'),
])('rejects %s', (next) => {
  expect(nextPath(next, '/profile')).toBe('/profile')
})
