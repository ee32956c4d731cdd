import type { RoleId } from '@sauda/sdk/access'
import { expect } from 'vitest'
import { commands } from 'vitest/browser'

declare module 'vitest/browser' {
  interface BrowserCommands {
    askWorld(what: string, args: object): Promise<unknown>
    noteDownloads(): Promise<void>
    savedFiles(): Promise<{ name: string; path: string }[]>
  }
}

/** Whose key signs. */
type Who = 'tenant' | 'centre'

async function ask<Answer>(what: string, args: object = {}): Promise<Answer> {
  return (await commands.askWorld(what, args)) as Answer
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))

/** Sends a call of the API as the person of the demo centre that has a role, from somewhere else. */
export function callAs<Answer = unknown>(role: RoleId, path: string, body?: object): Promise<Answer> {
  return ask('callAs', { role, path, body })
}

/** The files of a ZIP that a user downloads somewhere else, by name. */
export async function unzipped(role: RoleId, path: string): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const files = await ask<Record<string, string>>('unzipped', { role, path })
  return new Map(Object.entries(files).map(([name, file]) => [name, bytesOf(file)]))
}

/** Does something and returns the file that the browser saves. */
export async function savedBy(act: () => Promise<void>): Promise<{ name: string; path: string }> {
  await commands.noteDownloads()
  await act()
  await expect.poll(() => commands.savedFiles(), { timeout: 30_000 }).not.toHaveLength(0)
  const [file] = await commands.savedFiles()
  if (!file) throw new Error('No file was saved.')
  return file
}

/** The names of the files in a ZIP that was saved. */
export function namesInZip({ path }: { path: string }): Promise<string[]> {
  return ask('namesInZip', { path })
}

/** What the exchange answers to 1C. */
export type OneCAnswer = {
  status: number
  data: {
    id: number
    state: string
    outcome: string
    created: number
    resend: { kind: string; guid: string }[]
  }
}

type Fields = Record<string, unknown>

/** Plays 1C with the sign-in of a base. */
export function oneC(base: { login: string; secret: string }) {
  const send = (call: string, ...args: unknown[]) => ask<OneCAnswer>('callOneC', { base, call, args })
  return {
    put: (kind: 'invoices' | 'completions' | 'applications', guid: string, document: Fields) =>
      send('put', kind, guid, document),
    batch: (lines: readonly (Fields | string)[]) => send('batch', lines),
    report: (id: number) => send('report', id),
    changes: () => send('changes'),
  }
}

/** Adds a base somewhere else, and plays it. */
export async function newOneC(): Promise<ReturnType<typeof oneC>> {
  const { base, secret } = await callAs<{ base: { login: string }; secret: string }>(
    2,
    '/api/exchange/createBase',
    { name: 'Бухгалтерия', networks: [] },
  )
  return oneC({ login: base.login, secret })
}

/** NCALayer, whose user types a password when the test says so. */
export type NcaLayer = {
  readonly url: string
  /** Waits until it is asked to sign, and leaves its window open. */
  isAsked(): Promise<number>
  /** Waits for that, and types the password; returns how many files it is for. */
  typesPassword(): Promise<number>
  /** Ends, or begins again at the same address. */
  stops(): Promise<void>
  starts(who: Who): Promise<void>
}

export async function startNcaLayer(who: Who, { several = true } = {}): Promise<NcaLayer> {
  const url = await ask<string>('startNcaLayer', { who, several })
  return {
    url,
    isAsked: () => ask('untilAsked', { url }),
    typesPassword: () => ask('typePassword', { url }),
    stops: () => ask('stopNcaLayer', { url }),
    starts: (next) => ask('startNcaLayer', { who: next, url }),
  }
}

type PhoneAnswer<Body = { code?: string; message?: string }> = { status: number; body: Body }

/** A telephone with eGov Mobile. */
export function phone(who: Who) {
  return {
    /** Reads what a code says. */
    read: (text: string) => ask<PhoneAnswer>('readCode', { who, text }),
    fetch: (invitation: object) => ask<PhoneAnswer<object>>('fetchByPhone', { who, invitation }),
    /** Signs what was fetched, and sends it. */
    send: (invitation: object, documents: object) =>
      ask<PhoneAnswer>('sendByPhone', { who, invitation, documents }),
    /** Reads, fetches, signs and sends. */
    signs: (text: string) => ask<PhoneAnswer>('signByPhone', { who, text }),
  }
}

/** A spreadsheet for the import, with rows of cells by field. */
export async function spreadsheet(rows: readonly Fields[], name = 'счета.xlsx'): Promise<File> {
  const bytes = bytesOf(await ask<string>('importFile', { rows }))
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  return new File([bytes], name, { type })
}
