import { expect, it } from 'vitest'
import { importStage } from '../../../testing/import-stage.ts'
import { DETAILS, importFile, ROW } from '../../../testing/spreadsheets.ts'

const { on, send } = importStage()

const check = async (bytes: Buffer, { kind = 'invoice', language = 'ru' } = {}) => {
  const { problems, warnings } = (await send(on.manager, `${kind}/importCheck`, bytes, language)).json().data
  expect(problems).toEqual([])
  return warnings.filter(({ code }: { code: string }) => code !== 'tenant_unknown')
}

it('what the printed form lacks is told before anything is written: of a line in its cell, of the centre once', async () => {
  const rows = [ROW, { ...ROW, number: 'СЧ-2', 'lines.unit': null }]
  const details = DETAILS.filter(([name]) => name !== 'КБе' && name !== 'Подписант')
  const warnings = await check(await importFile(rows, { details: [...details, ['Подписант', 'Ким А. В.']] }))
  expect(warnings).toMatchObject([
    { row: null, field: 'supplier.kbe', code: 'empty_on_paper', message: expect.stringContaining('КБе') },
    { row: null, field: 'supplier.signer', code: 'position_missing', got: 'Ким А. В.' },
    { row: 3, column: 'L', code: 'empty_on_paper', message: expect.stringContaining('Единица') },
  ])
})

it('an act without a contract is told, in the language of the request', async () => {
  const [warning, ...others] = await check(await importFile([ROW], { language: 'kk' }), {
    kind: 'completion',
    language: 'kk',
  })
  expect(warning).toMatchObject({ row: 2, field: 'contract', code: 'empty_on_paper' })
  expect(warning.message).toMatch(/^Толтырылмаған: шарт\./)
  expect(others).toEqual([])
})

it('signs that the font of the paper lacks are named', async () => {
  const rows = [{ ...ROW, 'buyer.name': 'ТОО «北京 Авто»', 'lines.name': 'Аренда 🚗' }]
  expect(await check(await importFile(rows))).toMatchObject([
    { row: 2, column: 'F', code: 'not_in_font', got: '北 京', message: expect.stringContaining('北 京') },
    { row: 2, column: 'K', code: 'not_in_font', got: '🚗' },
  ])
})
