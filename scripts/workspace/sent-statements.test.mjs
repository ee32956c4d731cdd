import { equal, notEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { shapeOf } from './sent-statements.mjs'

test('queries of more values or rows have the same shape', () => {
  const one = 'insert into "ads" ("id", "title")\n  values ($1, $2)'
  equal(shapeOf(one), shapeOf('insert into "ads" ("id", "title") values ($1, $2), ($3, $4)'))
  equal(shapeOf('select 1 where id in ($1)'), shapeOf('select 1 where id in ($4, $5, $6)'))
})

test('queries of other columns, conditions or functions do not', () => {
  notEqual(shapeOf('select id from ads'), shapeOf('select title from ads'))
  notEqual(shapeOf('select id from ads'), shapeOf('select id from ads where id = $1'))
  notEqual(
    shapeOf('select id from ads where lower(a) = $1'),
    shapeOf('select id from ads where upper(a) = $1'),
  )
})
