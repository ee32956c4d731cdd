import { timingSafeEqual } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { newToken, tokenHash } from '../tokens.ts'

/** A letter that lies in a folder, as a mail program would show it. */
export interface LyingLetter {
  id: string
  to: string
  subject: string
  sentAt: Date
  text: string
  html: string
}

/** The folder that letters lie in where no mail server is set. */
export interface LetterBox {
  /** Random at each start: who has it, reads the letters. */
  token: string
  /** Whether somebody has the token, in the same time for every guess. */
  opensTo(token: string | null): boolean
  /** The newest letters, at most `limit`, and how many there are; those that cannot be read are left out. */
  list(limit: number): Promise<{ letters: LyingLetter[]; total: number }>
  /** A letter by its id, or null. */
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
      const { to, subject = '', text = '', html = '' } = await PostalMime.parse(bytes)
      return { id, to: to?.[0]?.address ?? '', subject, sentAt: mtime, text, html }
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

/** Ids of the letters; none before the first has made the folder. */
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
