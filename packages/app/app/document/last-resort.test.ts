import { expect, it } from 'vitest'
import { lastResortPage } from './last-resort.ts'

it('says the words of the spec and leads home', () => {
  const page = lastResortPage(new Error('broken'), { stack: false, requestId: 'id-7' })
  expect(page).toContain('An error occurred while showing the error page')
  expect(page).toContain('<a href="/">Go back to home</a>')
  expect(page).toContain('broken')
  expect(page).toContain('Request: id-7')
})

it('keeps the stack from strangers', () => {
  expect(lastResortPage(new Error('broken'), { stack: false, requestId: 'id-7' })).not.toContain('at ')
  expect(lastResortPage(new Error('broken'), { stack: true, requestId: 'id-7' })).toContain(
    'last-resort.test.ts',
  )
})

it('cannot be used to smuggle in markup', () => {
  expect(lastResortPage('<script>alert("1")</script>', { stack: false, requestId: 'id-7' })).not.toContain(
    '<script>',
  )
})
