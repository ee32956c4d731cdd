import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Mail } from './mail.ts'
import { PICTURE_CID } from './picture-cid.ts'

/** An e-mail with an id that stays the same on retries. */
export interface PostedMail extends Mail {
  id: string
  /** The picture, as a JPEG. */
  jpeg?: Buffer | undefined
}

/** Where e-mails are delivered. */
export interface Post {
  /** @throws if the e-mail may be retried; `RecipientRefusedError` if a retry is useless */
  send(mail: PostedMail): Promise<void>
}

/** Where e-mails are delivered, and who is notified of undeliverable ones. */
export interface PostDeps {
  post: Post
  onError(error: unknown): void
}

/** The mail server permanently rejects this address. */
class RecipientRefusedError extends Error {
  override readonly name = 'RecipientRefusedError'
}

/** Delivers an e-mail. Returns false if it is permanently rejected. @throws if it may be retried */
export async function deliver({ post, onError }: PostDeps, mail: PostedMail): Promise<boolean> {
  try {
    await post.send(mail)
    return true
  } catch (error) {
    if (!(error instanceof RecipientRefusedError)) throw error
    onError(error)
    return false
  }
}

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Delivers by an SMTP server, `smtp://user:password@host:587` or `smtps://…`. */
export function smtpPost(url: string, from: string): Post {
  const transport = createTransport({ url, ...TIMEOUTS })
  return {
    async send(mail) {
      try {
        await transport.sendMail(envelope(mail, from))
      } catch (error) {
        throw isFinal(error) ? new RecipientRefusedError(error.message) : error
      }
    },
  }
}

/** Writes e-mails to files `{id}.eml` in a folder, readable by any mail program; the files are private. */
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

const PICTURE = {
  cid: PICTURE_CID,
  filename: 'picture.jpg',
  contentType: 'image/jpeg',
  contentDisposition: 'inline',
} as const

function envelope({ id, to, subject, text, html, jpeg }: PostedMail, from: string) {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    from,
    to,
    subject,
    text,
    html,
    ...(jpeg && { attachments: [{ ...PICTURE, content: jpeg }] }),
    // The same for every retry, so that a mail server may recognize an e-mail it has already accepted.
    messageId: `<${id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

/** EENVELOPE with 5xx means «no such mailbox»; everything else may succeed later. */
function isFinal(error: unknown): error is Error {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false
  return error.code === 'EENVELOPE' && Number(error.responseCode) >= 500
}
