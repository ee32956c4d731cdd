import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readTwice } from './settings-once.mjs'

const first = { file: 'config.ts', text: 'export const url = environment.DATABASE_URL' }

/** @param {string} text of the second file */
const places = (text) => readTwice(['DATABASE_URL', 'PORT'], [first, { file: 'other.ts', text }])

for (const text of [
  'process.env.DATABASE_URL',
  'process.env?.DATABASE_URL',
  "process.env['DATABASE_URL']",
  'process.env[`DATABASE_URL`]',
  'const { DATABASE_URL } = process.env',
  "const { DATABASE_URL = '' } = process.env",
  'const { DATABASE_URL: url } = process.env',
  "const { 'DATABASE_URL': url } = process.env",
  'const {\n  PORT,\n  DATABASE_URL,\n} = environment',
  'const { env: { DATABASE_URL } } = process',
  'function open({ DATABASE_URL: url }: Environment) {}',
  ';({ DATABASE_URL: url } = process.env)',
  ';({ DATABASE_URL } = process.env)',
  "addressIn(told, 'DATABASE_URL', ['postgres:'])",
  "const name = 'DATABASE_URL'; told[name]",
]) {
  test(`finds the second reader: ${text}`, () => {
    assert.deepEqual(places(text), ['DATABASE_URL: config.ts, other.ts'])
  })
}

for (const text of [
  'environment.DATABASE_URLS',
  "throw new ConfigurationError('DATABASE_URL is no address')",
  '// process.env.DATABASE_URL',
  'start({ DATABASE_URL: url })',
  'environment.PORT',
]) {
  test(`finds no second reader: ${text}`, () => {
    assert.deepEqual(places(text), [])
  })
}
