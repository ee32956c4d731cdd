import { expect, it } from 'vitest'
import { typist } from '../testing/typist.ts'
import { openQuestions } from './ask.ts'

it('asks one question after another', async () => {
  const { terminal, type, shown } = typist()
  const questions = openQuestions(terminal)
  type('  Айгерім \n')
  expect(await questions.ask('Name: ')).toBe('Айгерім')
  type('second\n')
  expect(await questions.ask('Again: ')).toBe('second')
  questions.close()
  expect(shown()).toContain('Name: ')
})

it('keeps lines typed before their questions', async () => {
  const { terminal, type } = typist()
  const questions = openQuestions(terminal)
  type('first\nsecond\n')
  expect([await questions.ask('1: '), await questions.ask('2: ')]).toEqual(['first', 'second'])
  questions.close()
})

it('does not echo a hidden answer, and keeps its spaces', async () => {
  const { terminal, type, shown } = typist()
  const questions = openQuestions(terminal)
  const answer = questions.ask('Password: ', { hidden: true })
  type(' secret words \n')
  expect(await answer).toBe(' secret words ')
  expect(shown()).toContain('Password: ')
  expect(shown()).not.toContain('secret')
  const next = questions.ask('Name: ')
  type('Айгерім\n')
  await next
  expect(shown()).toContain('Айгерім')
  questions.close()
})

it.each([
  ['an end of input', (end: () => void) => end()],
  ['Ctrl+C', (_end: () => void, type: (keys: string) => void) => type('\u0003')],
  ['Ctrl+D', (_end: () => void, type: (keys: string) => void) => type('\u0004')],
])('rejects pending and later questions on %s', async (_what, stop) => {
  const { terminal, type, end } = typist()
  const questions = openQuestions(terminal)
  const answer = questions.ask('Name: ')
  stop(end, type)
  await expect(answer).rejects.toMatchObject({ name: 'NotAnsweredError' })
  await expect(questions.ask('Again: ')).rejects.toMatchObject({ name: 'NotAnsweredError' })
})
