import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bareCodesIn } from './bare-codes.mjs'

for (const text of [
  'if (ad.status === 31) publish()',
  'if (31 === ad.status) publish()',
  'if (31 !== ad?.status) publish()',
  "if (ad['status'] == 31) publish()",
  'if (30 < status && waits) publish()',
  'if ((ad.status as number) === (31)) publish()',
  'if (Number(row.status) === 31) publish()',
  'if (ad.status === 0x1f) publish()',
  'if (role === 1) refuse()',
  'if (1 === roleId) refuse()',
  'if (actor.role_id !== 5) refuse()',
  'if (from_status > 20) refuse()',
  'if (newStatus === 31) publish()',
  'if ([10, 15].includes(ad.status)) wait()',
  'if (user.roles.includes(1)) refuse()',
  'if (new Set([10, 15]).has(status)) wait()',
  'const WAITING_STATUSES = [10, 15]',
  'const WAITING_STATUSES = new Set([10, 15] as const)',
  'switch (ad.status) { case 31: publish() }',
  'notice.type = 999',
  'ad.status ??= 10',
  'insert({ status: 31 })',
  'insert({ status: live ? 31 : other })',
  'insert({ role_id: role_id ?? 5 })',
  'names[isRole(role_id) ? role_id : 5]',
  'const { status = 10 } = ad',
  'const { status: first = 10 } = ad',
  'function open(role = 5) {}',
  'let status: 10 | 15',
  'interface Ad { status: 10 | 15 }',
  'type Role = 1 | 2',
  'class Ad { status = 10 }',
  '<Badge status={31} />',
  "query.where('status', '=', 31)",
  "query.where('ads.status', 'in', [10, 15])",
  "const rows = [['status', 31]]",
  'sql`select 1 from ads where status = 31`',
  'sql`select 1 from ads where 31 = ads.status`',
  'sql`select 1 from ads\n where status\n in (0, 31)`',
  'sql`select 1 from ads where status not in (10, 15)`',
  'sql`select 1 from ads where status = any(array[10])`',
  `sql\`select 1 from ads where status = \${31}\``,
]) {
  test(`finds ${text}`, () => {
    assert.equal(bareCodesIn('ad.tsx', text).length, 1)
  })
}

for (const text of [
  'if (ad.status === AD_STATUS.published) publish()',
  'if (answer.status === 404) refuse()',
  'if (ad.statusCount === 1) publish()',
  'if (prototype === 1) publish()',
  '// status = 31',
  'insert({ status: 0, level: 31 })',
  'if (photos.length === 1 && ad.status === other) publish()',
  'if (levels.includes(1)) publish()',
  `sql\`select 1 from ads where status = \${status} and level = 31\``,
  'sql`select 1 from ads where level in (1, 2) and status = 404`',
]) {
  test(`does not find ${text}`, () => {
    assert.deepEqual(bareCodesIn('ad.tsx', text), [])
  })
}

test('returns the line of the code, each line once', () => {
  const text =
    "query\n  .where('id', '=', 7)\n  .where('status', 'in', [10, 15])\n  .where('role_id', '=', 2)"
  assert.deepEqual(bareCodesIn('ad.ts', text), [3, 4])
})
