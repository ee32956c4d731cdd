import { expect, it } from 'vitest'
import { digitOf, shortcutOf } from './use-shortcuts.ts'

const key = {
  code: 'KeyP',
  key: 'p',
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  isComposing: false,
}

it.each([
  ['a Latin p', {}, 'publish'],
  ['the same key in Russian', { key: 'з' }, 'publish'],
  ['the same key in Kazakh', { code: 'KeyR', key: 'к' }, 'needEdits'],
  ['u', { code: 'KeyU', key: 'u' }, 'unpublish'],
  ['n', { code: 'KeyN', key: 'n' }, 'next'],
  ['j', { code: 'KeyJ', key: 'j' }, 'next'],
  ['k in Russian', { code: 'KeyK', key: 'л' }, 'previous'],
  ['z in Russian', { code: 'KeyZ', key: 'я' }, 'undo'],
  ['a question mark', { code: 'Slash', key: '?', shiftKey: true }, 'help'],
  ['a question mark in Russian', { code: 'Digit7', key: '?', shiftKey: true }, 'help'],
  ['the same physical key on a Russian keyboard', { code: 'Slash', key: ',', shiftKey: true }, 'help'],
])('handles %s', (_, pressed, shortcut) => {
  expect(shortcutOf({ ...key, ...pressed })).toBe(shortcut)
})

it.each([
  ['printing', { ctrlKey: true }],
  ['printing on a Mac', { metaKey: true }],
  ['a menu of the browser', { altKey: true }],
  ['a capital', { shiftKey: true }],
  ['a key that is held', { repeat: true }],
  ['a letter that is being composed', { isComposing: true }],
  ['a slash', { code: 'Slash', key: '/' }],
  ['a key named like a property', { code: 'toString', key: 'x' }],
  ['any other key', { code: 'KeyX', key: 'x' }],
])('ignores %s', (_, pressed) => {
  expect(shortcutOf({ ...key, ...pressed })).toBe(null)
})

it.each([
  ['1', { code: 'Digit1' }, 1],
  ['9', { code: 'Digit9' }, 9],
  ['1 of a French keyboard', { code: 'Digit1', key: '&' }, 1],
  ['5 of the number pad', { code: 'Numpad5' }, 5],
])('takes %s for a digit', (_, pressed, digit) => {
  expect(digitOf({ ...key, ...pressed })).toBe(digit)
})

it.each([
  ['0', { code: 'Digit0' }],
  ['a letter', { code: 'KeyP' }],
  ['an exclamation mark', { code: 'Digit1', shiftKey: true }],
  ['a tab of the browser', { code: 'Digit1', ctrlKey: true }],
  ['a tab of the browser on a Mac', { code: 'Digit1', metaKey: true }],
  ['a sign of the keyboard layout', { code: 'Digit1', altKey: true }],
  ['a digit that is held', { code: 'Digit1', repeat: true }],
  ['a function key', { code: 'F1' }],
  ['a name that ends like one', { code: 'XDigit1' }],
])('takes %s for no digit', (_, pressed) => {
  expect(digitOf({ ...key, ...pressed })).toBeNull()
})
