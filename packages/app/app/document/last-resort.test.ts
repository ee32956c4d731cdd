import { expect, it } from 'vitest'
import { lastResortPage } from './last-resort.ts'

it('shows the wording of the specification and a link home', () => {
  const page = lastResortPage(new Error('broken'), { stack: false, requestId: 'id-7' })
  expect(page).toContain('An error occurred while showing the error page')
  expect(page).toContain('<a href="/">Go back to home</a>')
  expect(page).toContain('broken')
  expect(page).toContain('Request: id-7')
})

it('hides the stack outside development', () => {
  expect(lastResortPage(new Error('broken'), { stack: false, requestId: 'id-7' })).not.toContain('at ')
  expect(lastResortPage(new Error('broken'), { stack: true, requestId: 'id-7' })).toContain(
    'last-resort.test.ts',
  )
})

it('escapes markup in the message', () => {
  expect(lastResortPage('<script>alert("1")</script>', { stack: false, requestId: 'id-7' })).not.toContain(
    '<script>',
  )
})
