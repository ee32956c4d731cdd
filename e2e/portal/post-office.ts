import { once } from 'node:events'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect } from '@playwright/test'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** An e-mail as its reader sees it. */
export interface ReadLetter {
  to: string
  subject: string
  text: string
  html: string
}

/** A mail server that accepts every e-mail and stores it in a folder for the test processes. */
export async function openPostOffice(folder: string): Promise<{ url: string; close(): Promise<void> }> {
  await mkdir(folder, { recursive: true })
  let taken = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, { envelope }, done) {
      const { subject = '', text = '', html = '' } = await PostalMime.parse(await buffer(stream))
      const to = envelope.rcptTo[0]?.address ?? ''
      const file = join(folder, `${String(++taken).padStart(5, '0')}.json`)
      await writeFile(`${file}.draft`, JSON.stringify({ to, subject, text, html } satisfies ReadLetter))
      await rename(`${file}.draft`, file)
      done()
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** All e-mails to an address, or to any address, in the order of arrival. */
export async function lettersTo(address?: string): Promise<ReadLetter[]> {
  const folder = process.env.PORTAL_POST ?? ''
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  const all = await Promise.all(
    files.map(async (name): Promise<ReadLetter> => JSON.parse(await readFile(join(folder, name), 'utf8'))),
  )
  return all.filter(({ to }) => address === undefined || to === address)
}

/** Waits for the e-mail number `count` to an address. */
export async function letterTo(address: string, count = 1): Promise<ReadLetter> {
  await expect.poll(async () => (await lettersTo(address)).length).toBeGreaterThanOrEqual(count)
  const letter = (await lettersTo(address))[count - 1]
  if (!letter) throw new Error(`no letter ${count} to ${address}`)
  return letter
}

/** The six-digit code of an e-mail. */
export async function codeTo(address: string, count = 1): Promise<string> {
  const { text } = await letterTo(address, count)
  const code = /^\d{6}$/m.exec(text)?.[0]
  if (!code) throw new Error(`no code in the letter to ${address}: ${text}`)
  return code
}

/** The link of an e-mail that works without the code. */
export async function linkTo(address: string, count = 1): Promise<string> {
  const { text } = await letterTo(address, count)
  const link = /https?:\S+\/link\?token=[\w-]+/.exec(text)?.[0]
  if (!link) throw new Error(`no link in the letter to ${address}: ${text}`)
  return link
}
