import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Mail } from './mail.ts'

/** A letter with the id that it keeps however often it is tried. */
export interface PostedMail extends Mail {
  id: string
}

/** Where letters go. */
export interface Post {
  /** @throws when the letter may be tried again; `RecipientRefused` when that is of no use */
  send(mail: PostedMail): Promise<void>
}

/** Where letters go, and who hears of one that nobody will have. */
export interface PostDeps {
  post: Post
  onError(error: unknown): void
}

/** The mail server will not have this address, now or later. */
class RecipientRefused extends Error {
  override readonly name = 'RecipientRefused'
}

/** Hands a letter over. Answers false where that is of no use, now or later. @throws when it may be tried again */
export async function deliver({ post, onError }: PostDeps, mail: PostedMail): Promise<boolean> {
  try {
    await post.send(mail)
    return true
  } catch (error) {
    if (!(error instanceof RecipientRefused)) throw error
    onError(error)
    return false
  }
}

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** By a mail server, `smtp://user:password@host:587` or `smtps://…`. */
export function smtpPost(url: string, from: string): Post {
  const transport = createTransport({ url, ...TIMEOUTS })
  return {
    async send(mail) {
      try {
        await transport.sendMail(envelope(mail, from))
      } catch (error) {
        throw isFinal(error) ? new RecipientRefused(error.message) : error
      }
    },
  }
}

/** Into files `{id}.eml` of a folder, which any mail program opens; they are private, as letters are. */
export function folderPost(folder: string, from: string): Post {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(mail) {
      const { message } = await transport.sendMail(envelope(mail, from))
      const file = join(folder, `${mail.id}.eml`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(`${file}.draft`, message, { mode: 0o600 })
      await rename(`${file}.draft`, file)
    },
  }
}

function envelope({ id, to, subject, text, html }: PostedMail, from: string) {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    from,
    to,
    subject,
    text,
    html,
    // The same at every try, so that a mail server may know a letter it has taken already.
    messageId: `<${id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

/** EENVELOPE with 5xx is «no such mailbox»; everything else may be better next time. */
function isFinal(error: unknown): error is Error {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false
  return error.code === 'EENVELOPE' && Number(error.responseCode) >= 500
}
