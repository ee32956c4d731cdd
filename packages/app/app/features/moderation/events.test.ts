import { expect, it } from 'vitest'
import { ownKk } from '../../language/kk/own.ts'
import { ownRu } from '../../language/ru/own.ts'
import { eventName } from './events.ts'

const { moderation: ru } = ownRu

it('tells the end of a term from a decision', () => {
  expect(eventName({ action: 'unpublish', actor: null }, ru)).toBe('Закончился срок')
  expect(eventName({ action: 'unpublish', actor: 'А. Серикова' }, ru)).toBe('Снято с публикации')
})

it.each(['split', 'constructor', '__proto__', ''])('has neutral words for %j', (action) => {
  expect(eventName({ action, actor: 'А. Серикова' }, ru)).toBe(ru.events.other)
  expect(eventName({ action, actor: null }, ownKk.moderation)).toBe(ownKk.moderation.events.other)
})
