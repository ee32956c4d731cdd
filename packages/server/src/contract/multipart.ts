import type { FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'
import type { Upload } from './call.ts'

type Fields = Record<string, string | string[]>

/** Reads a form: fields as text (those that `lists` names always as lists), files up to the limit of the plugin. */
export async function readForm(
  request: FastifyRequest,
  lists: ReadonlySet<string>,
): Promise<{ fields: Fields; files: Upload[] }> {
  const fields: Fields = Object.create(null)
  const files: Upload[] = []
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer()
      // A browser sends a nameless empty part for a file field that was left empty.
      if (bytes.length === 0 && !part.filename) continue
      files.push({ name: part.filename, bytes, tooLarge: part.file.truncated })
      continue
    }
    const value = String(part.value ?? '')
    if (!lists.has(part.fieldname)) fields[part.fieldname] = value
    else if (value !== '') fields[part.fieldname] = [...(fields[part.fieldname] ?? []), value]
  }
  return { fields: { ...fields }, files }
}

/** What the parser says by itself has no code: the body is no form, or broke off. Limits have one. */
export function refuseBroken(error: unknown): never {
  throw error instanceof Error && !('code' in error) ? new Refusal('bad_request') : error
}
