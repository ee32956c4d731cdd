import { expect, it } from 'vitest'
import { eventName } from './events.ts'
import { moderationWords } from './words.ts'

const { ru, kk } = moderationWords

it('distinguishes an expiry from a decision', () => {
  expect(eventName({ action: 'unpublish', actor: null }, ru)).toBe('Закончился срок')
  expect(eventName({ action: 'unpublish', actor: 'А. Серикова' }, ru)).toBe('Снято с публикации')
})

it.each(['split', 'constructor', '__proto__', ''])('has neutral text for %j', (action) => {
  expect(eventName({ action, actor: 'А. Серикова' }, ru)).toBe(ru.events.other)
  expect(eventName({ action, actor: null }, kk)).toBe(kk.events.other)
})
