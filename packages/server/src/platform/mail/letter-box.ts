import { timingSafeEqual } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { newToken, tokenHash } from '../tokens.ts'

/** A stored e-mail, as a mail program would show it. */
export interface LyingLetter {
  id: string
  to: string
  subject: string
  sentAt: Date
  text: string
  html: string
}

/** The folder where e-mails are stored without a mail server. */
export interface LetterBox {
  /** Random at each start; gives access to the e-mails. */
  token: string
  /** Compares a token in constant time. */
  opensTo(token: string | null): boolean
  /** Returns the newest e-mails, at most `limit`, and their total number; unreadable ones are left out. */
  list(limit: number): Promise<{ letters: LyingLetter[]; total: number }>
  /** Returns an e-mail by its id, or null. */
  read(id: string): Promise<LyingLetter | null>
}

const FILE = /^([0-9a-f-]{36})\.eml$/

export function openLetterBox(folder: string): LetterBox {
  const token = newToken()

  async function read(id: string): Promise<LyingLetter | null> {
    if (!FILE.test(`${id}.eml`)) return null
    const file = join(folder, `${id}.eml`)
    try {
      const [bytes, { mtime }] = await Promise.all([readFile(file), stat(file)])
      const mail = await PostalMime.parse(bytes, { attachmentEncoding: 'base64' })
      const { to, subject = '', text = '' } = mail
      return { id, to: to?.[0]?.address ?? '', subject, sentAt: mtime, text, html: withAttachments(mail) }
    } catch {
      return null
    }
  }

  return {
    token,
    opensTo: (tried) => tried !== null && timingSafeEqual(tokenHash(tried), tokenHash(token)),
    read,
    async list(limit) {
      const ids = await newestFirst(folder)
      const letters = await Promise.all(ids.slice(0, limit).map(read))
      return { letters: letters.filter((letter) => letter !== null), total: ids.length }
    },
  }
}

/** The HTML with its attached pictures inside, since a frame cannot reach them otherwise. */
function withAttachments({ html = '', attachments }: Email): string {
  return attachments.reduce((shown, { contentId, mimeType, content }) => {
    const cid = contentId?.replace(/^<|>$/g, '')
    return cid ? shown.replaceAll(`"cid:${cid}"`, `"data:${mimeType};base64,${content}"`) : shown
  }, html)
}

/** Returns ids of the e-mails; none before the first e-mail creates the folder. */
async function newestFirst(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  const ids = names.map((name) => FILE.exec(name)?.[1]).filter((id) => id !== undefined)
  const dated = await Promise.all(
    ids.map(async (id) => {
      const { mtimeMs } = await stat(join(folder, `${id}.eml`)).catch(() => ({ mtimeMs: 0 }))
      return { id, at: mtimeMs }
    }),
  )
  return dated.sort((a, b) => b.at - a.at || a.id.localeCompare(b.id)).map(({ id }) => id)
}
