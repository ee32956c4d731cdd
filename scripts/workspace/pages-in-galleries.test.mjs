import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { patternsOf } from './page-paths.mjs'
import { notLookedAt } from './pages-in-galleries.mjs'

const patterns = patternsOf([
  {},
  { path: 'ads/new' },
  { path: 'ads/:id/act/:act' },
  { path: 'dashboard/content', children: [{}, { path: 'log' }, { path: ':set' }] },
  { path: 'theme' },
  { path: 'verify-document/:id?/:secret?' },
])

/** A variable of a template, whose text Biome would take for a mistake. */
const id = '$' + '{id}'

/** @param {...string} galleries */
const missing = (...galleries) => notLookedAt(patterns, galleries, new Map([['theme', 'redirects']]))

test('names the pages that no gallery looks at', () => {
  deepEqual(missing("path: '/ads/new'", "path: '/dashboard/content'"), [
    '',
    'ads/:id/act/:act',
    'dashboard/content/log',
    'dashboard/content/:set',
    'verify-document/:id?/:secret?',
  ])
})

test('reads paths with a query, with an address before them and with variables', () => {
  deepEqual(
    missing(
      "path: '/?q=1', other: '/ads/new?q=1'",
      `\`${id}/ads/${id}/act/archive\``,
      "'/dashboard/content/log' + '/dashboard/content/slider'",
      "'/verify-document' + '/dashboard/content?cut=own'",
    ),
    [],
  )
})

test('a word of one route is not taken for the variable of another', () => {
  deepEqual(
    missing(
      "'/' + '/ads/new' + '/ads/1/act/archive' + '/dashboard/content' + '/dashboard/content/log' + '/verify-document/7'",
    ),
    ['dashboard/content/:set'],
  )
})

test('a variable is not taken for a word of a route', () => {
  deepEqual(
    missing(
      "'/' + '/dashboard/content/log' + '/dashboard/content/slider' + '/verify-document/7'",
      `\`/ads/${id}\` + \`/${id}/new\``,
    ),
    ['ads/new', 'ads/:id/act/:act', 'dashboard/content'],
  )
})
