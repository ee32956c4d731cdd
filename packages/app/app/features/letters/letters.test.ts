import { describe, expect, it } from 'vitest'
import { consoleTokenOf, keepConsoleToken } from './console-token.ts'
import { framedLetter } from './framed-letter.ts'

describe('the console’s token', () => {
  it.each(['4c1d0a6be2f97f35', 'a=b; c'])('keeps the token «%s» and reads it back', (token) => {
    const line = keepConsoleToken(token)
    expect(line).toMatch(/; Path=\/; SameSite=Lax; HttpOnly$/)
    expect(line).not.toContain('Max-Age')
    expect(consoleTokenOf(new Headers({ cookie: line.split(';')[0] ?? '' }))).toBe(token)
  })

  it('returns null without the cookie', () => {
    expect(consoleTokenOf(new Headers({ cookie: 'myconsole=x' }))).toBeNull()
  })
})

describe('framedLetter', () => {
  it.each([
    [
      '<html><head><title>x</title></head></html>',
      '<html><head><base target="_blank"><title>x</title></head></html>',
    ],
    ['<HTML><HEAD lang="ru"></HEAD>', '<HTML><HEAD lang="ru"><base target="_blank"></HEAD>'],
    ['<header>x</header>', '<base target="_blank"><header>x</header>'],
    ['', '<base target="_blank">'],
  ])('%s', (html, framed) => {
    expect(framedLetter(html)).toBe(framed)
  })
})
