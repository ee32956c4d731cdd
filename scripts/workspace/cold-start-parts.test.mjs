import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { partsOf } from './cold-start-parts.mjs'

test('the parts of a start are found in its output, in their order', () => {
  const output = [
    'Bringing the packages …',
    'Packages brought in 12.0 s',
    'Server built in 1.4 s',
    'Demo centre: writing 2000 ads of 60 shops and their customers',
    'Demo centre: ready in 11.2 s',
    'Pages built in 30.9 s',
    'Sauda: http://127.0.0.1:3000',
  ].join('\n')
  deepEqual(partsOf(output), ['packages 12.0 s', 'server 1.4 s', 'pages 30.9 s', 'demo 11.2 s'])
})

test('a part that had nothing to do is left out', () => {
  deepEqual(partsOf('Pages built in 31.0 s\nSauda: http://127.0.0.1:3000'), ['pages 31.0 s'])
  deepEqual(partsOf('Sauda: http://127.0.0.1:3000'), [])
})
