import { describe, expect, it } from 'vitest'
import { commerceMlOf } from '../../player/commerceml.ts'
import { commerceMlStage } from '../../testing/commerceml-stage.ts'
import { importStage } from '../../testing/import-stage.ts'
import { lineOf, newOneC, rowOf } from '../../testing/one-c.ts'
import { importFile, ROW } from '../../testing/spreadsheets.ts'

const { on, run, contentOf } = importStage()
const { uploaded, imported } = commerceMlStage(() => on.test)

type Said = { currency: string; rate: string }

/** A document that says its currency and rate in these words, through each door; the number is that of the door. */
const DOORS: Readonly<Record<string, (said: Said, number: string) => Promise<unknown>>> = {
  JSON: async (said, number) => {
    const c = await newOneC(on.test.server)
    const { guid, ...document } = documentWith(said, number)
    return c.put('invoices', String(guid), document)
  },
  'a batch': async (said, number) => {
    const c = await newOneC(on.test.server)
    const { data } = await c.batch([JSON.stringify(documentWith(said, number))])
    return expect.poll(async () => (await c.report(data.id)).data.state, { timeout: 20_000 }).toBe('done')
  },
  CommerceML: async (said, number) =>
    imported(await uploaded(commerceMlOf([documentWith(said, number)], 'utf-8'))),
  Excel: async ({ currency, rate }, number) =>
    run(await importFile([{ ...ROW, number, currency, 'lines.vat_rate': rate, 'lines.vat': null }])),
}

function documentWith({ currency, rate }: Said, number: string) {
  const hasVat = /16/.test(rate)
  return rowOf({
    number,
    currency,
    lines: [lineOf({ vat_rate: rate, vat: hasVat ? '21826.21' : '0' })],
  })
}

describe.each(Object.entries(DOORS))('%s', (name, send) => {
  it.each([
    ['тенге', 'НДС 16%', 'KZT', 16],
    ['₸', '16 %', 'KZT', 16],
    ['398', 'ҚҚС 16 %', 'KZT', 16],
    ['KZT', 'Без НДС', 'KZT', null],
    ['теңге', 'ҚҚС-сыз', 'KZT', null],
    ['156', 'Без налога', 'CNY', null],
  ])('reads «%s» and «%s»', async (currency, rate, letters, percent) => {
    const number = `${name} ${currency}`
    await send({ currency, rate }, number)
    expect(await contentOf(number)).toMatchObject({ currency: letters, lines: [{ vat_rate: percent }] })
  })
})
