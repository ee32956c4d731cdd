#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { oneC } from './client.ts'
import type { Series } from './documents.ts'
import { playBatch, playChanges, playCut, playDocument, playXml, type Stage } from './play.ts'

const HELP = `Plays 1C against a portal.

  sauda-1c-player batch       sends documents as NDJSON and waits for the result
  sauda-1c-player xml         sends them as CommerceML
  sauda-1c-player document    sends one document, and a PDF with --file
  sauda-1c-player changes     reads and acknowledges what tenants and staff did

  --address URL        the portal; http://127.0.0.1:3000 by default
  --documents N        how many documents; 10 by default
  --bad N              how many of them are wrong
  --mended             those that were wrong are right now, in a newer version
  --series NAME        the same series has the same documents; П by default
  --kind KIND          invoice, completion or application; invoice by default
  --bin BIN,BIN        tenants, in turn; a company that is not registered by default
  --date DATE          date of the documents, such as 2026-11-20; today by default
  --cut                breaks the connection half-way through the batch
  --windows-1251       CommerceML in windows-1251 instead of UTF-8
  --file PATH          a PDF

SAUDA_BASE_LOGIN and SAUDA_BASE_SECRET are those of a base, from the page «Обмен» or from sauda-server add-base.`

/** A mistake of whoever runs the command. */
class UsageError extends Error {}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    address: { type: 'string', default: 'http://127.0.0.1:3000' },
    documents: { type: 'string', default: '10' },
    bad: { type: 'string', default: '0' },
    mended: { type: 'boolean', default: false },
    series: { type: 'string', default: 'П' },
    kind: { type: 'string', default: 'invoice' },
    bin: { type: 'string', default: '' },
    date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    cut: { type: 'boolean', default: false },
    'windows-1251': { type: 'boolean', default: false },
    file: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
})

async function play(command: string | undefined): Promise<boolean> {
  if (values.help || command === undefined) {
    console.log(HELP)
    return values.help
  }
  const stage = stageOf(process.env)
  const series = seriesOf()
  switch (command) {
    case 'batch':
      if (!values.cut) return playBatch(stage, series)
      await playCut(stage, series)
      return true
    case 'xml':
      return playXml(stage, series, values['windows-1251'] ? 'windows-1251' : 'utf-8')
    case 'document':
      return playDocument(stage, series, values.file)
    case 'changes':
      return playChanges(stage)
    default:
      throw new UsageError(`There is no command ${command}. See --help.`)
  }
}

function stageOf({ SAUDA_BASE_LOGIN: login, SAUDA_BASE_SECRET: secret }: NodeJS.ProcessEnv): Stage {
  if (!login || !secret) throw new UsageError('Set SAUDA_BASE_LOGIN and SAUDA_BASE_SECRET. See --help.')
  if (!URL.canParse(values.address)) throw new UsageError(`--address is no address: ${values.address}`)
  const address = new URL(values.address).origin
  return { c: oneC(fetch, { address, login, secret }), address, login, secret, say: console.log }
}

function seriesOf(): Series {
  const kind = (['invoice', 'completion', 'application'] as const).find((one) => one === values.kind)
  if (!kind) throw new UsageError(`--kind is invoice, completion or application: ${values.kind}`)
  return {
    ...{ name: values.series, kind, isMended: values.mended, date: values.date },
    ...{ documents: wholeIn('documents'), bad: wholeIn('bad') },
    bins: values.bin.split(',').filter(Boolean),
  }
}

function wholeIn(name: 'documents' | 'bad'): number {
  if (/^\d{1,5}$/.test(values[name])) return Number(values[name])
  throw new UsageError(`--${name} is a whole number: ${values[name]}`)
}

try {
  if (!(await play(positionals[0]))) process.exitCode = 1
} catch (error) {
  if (error instanceof UsageError) console.error(error.message)
  else console.error(error instanceof Error ? (error.cause ?? error.message) : error)
  process.exitCode = 1
}
