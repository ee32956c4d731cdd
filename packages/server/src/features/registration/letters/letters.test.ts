import { LANGUAGES } from '@sauda/sdk/language'
import { describe, expect, it } from 'vitest'
import { alreadyRegisteredLetter } from './already-registered.ts'
import { codeLetter } from './code.ts'
import { passwordChangedLetter } from './password-changed.ts'
import { tenantApplicationLetter } from './tenant-application.ts'

const publicUrl = 'https://sauda.example'
const name = 'Айгерім <b>'
const token = 'y0vQ3m8Zr5cJ2kXwT6nLbA'
const link = { publicUrl, token }
const at = new Date('2026-11-21T07:00:00Z')
const company = 'ТОО «A & B»'

const LETTERS = {
  'a code to register': (language) =>
    codeLetter({ code: '402917', purpose: 'registration', ...link }, language),
  'a code to restore': (language) => codeLetter({ code: '402917', purpose: 'restore', ...link }, language),
  'a link alone': (language) => codeLetter({ code: null, purpose: 'restore', ...link }, language),
  'already registered': (language) => alreadyRegisteredLetter({ name, ...link }, language),
  'password changed': (language) => passwordChangedLetter({ name, at, publicUrl }, language),
  'an application': (language) =>
    tenantApplicationLetter({ name, company, bin: '310540000130', publicUrl }, language),
} satisfies Record<string, (language: 'ru' | 'kk') => { subject: string; text: string; html: string }>

describe.each(Object.entries(LETTERS))('%s', (_what, letterIn) => {
  it.each(LANGUAGES)('in %s has the same text and HTML content, and escapes HTML', (language) => {
    const { subject, text, html } = letterIn(language)
    expect(html).toContain(`<html lang="${language}">`)
    expect(subject).not.toBe('')
    for (const form of [text, html]) expect(form).not.toMatch(/undefined|null|\[object/)
    expect(html).not.toContain('<b>')
    const shown = html
      .replace(/<title>.*<\/title>|<[^>]+>/g, ' ')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&')
      .replace(/\s+/g, ' ')
    for (const line of text.split('\n\n').filter((it) => !/^--|https:/.test(it))) {
      expect(shown).toContain(line.replace(/\s+/g, ' '))
    }
  })

  it('has different texts in Kazakh', () => {
    expect(letterIn('kk').text).not.toBe(letterIn('ru').text)
    expect(letterIn('kk').text).toMatch(/[әіңғүұқөһ]/i)
  })
})

it('links to the pages of the e-mail’s language', () => {
  expect(LETTERS['already registered']('kk').text).toContain('https://sauda.example/kk/login')
  expect(LETTERS['already registered']('kk').text).toContain(
    `https://sauda.example/kk/forgot/link?token=${token}`,
  )
  expect(LETTERS['a code to register']('ru').text).toContain(
    `https://sauda.example/registration/link?token=${token}`,
  )
  expect(LETTERS['a link alone']('kk').text).toContain(`https://sauda.example/kk/forgot/link?token=${token}`)
  expect(LETTERS['password changed']('kk').text).toContain('https://sauda.example/kk/forgot')
  expect(LETTERS['an application']('ru').text).toContain(
    'https://sauda.example/dashboard/people/applications',
  )
})

it('has the code in the subject and on a line of its own, and no name', () => {
  const { subject, text } = LETTERS['a code to restore']('kk')
  expect(subject).toMatch(/^402917: /)
  expect(text).toMatch(/^402917$/m)
  expect(text).not.toContain('Сәлеметсіз')
})
