import { expect, it } from 'vitest'
import { textOfPages } from '../../../testing/read-pdf.ts'
import type { CheckedSignature } from '../public/seen.ts'
import { drawSheet, type SheetFacts } from './draw-sheet.ts'
import { drawStamps } from './draw-stamp.ts'

const signature = (fields: Partial<CheckedSignature>): CheckedSignature => ({
  ...{ side: 'tenant', held: true, state: 'valid', fault: null, name: 'ОМАРОВ ТЕМИРЛАН', position: 'head' },
  ...{
    organisation: 'ТОО «АвтоДиск»',
    bin: '310540000130',
    iin: null,
    serial: '6f1c',
    issuer: null,
    not_before: null,
    not_after: null,
  },
  ...{ signed_at: '2026-11-05T09:38:00.000Z', algorithm: 'gost2015', vouched_by: null, revocation: null },
  ...{ timestamp_at: null, root_set: null },
  ...fields,
})

const facts: SheetFacts = {
  ...{ kind: 'completion', name: 'Акт № 17 от 31.10.2026', sha256: '9f3a51c8'.repeat(8), language: 'ru' },
  checkUrl: 'https://sauda.example/verify-document/1/A',
  signatures: [signature({ organisation: 'ТОО «北京 Авто»' })],
  at: new Date('2026-11-05T09:38:00Z'),
}

it('a sign of a certificate that the font lacks stands with its code on the sheet and on the stamp', async () => {
  for (const bytes of [await drawSheet(facts, 1), await drawStamps(facts)])
    expect((await textOfPages(bytes)).join(' ').replaceAll(' ', '')).toContain('ТОО«[U+5317][U+4EAC]Авто»')
})
