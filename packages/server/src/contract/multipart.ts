import type { FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'
import type { Upload } from './call.ts'
import type { FieldErrors } from './failure.ts'
import { isInherited } from './inherited-names.ts'

type Fields = Record<string, string | string[]>

/** Reads a form: fields as text (those that `lists` names always as lists), files up to the limit of the plugin. */
export async function readForm(
  request: FastifyRequest,
  lists: ReadonlySet<string>,
): Promise<{ fields: Fields; files: Upload[] }> {
  const fields: Fields = Object.create(null)
  const files: Upload[] = []
  const refused: FieldErrors = Object.create(null)
  // The plugin asks this of each part before it reads it, and refuses some names itself without telling which.
  const isPartAFile = (name: string | undefined, type: string | undefined, file: string | undefined) => {
    const isFile = type === 'application/octet-stream' || file !== undefined
    if (name !== undefined && isInherited(name)) refused[name] = ['unexpected']
    // A field is text; the plugin would parse one that says it is JSON.
    else if (name !== undefined && !isFile && type?.startsWith('application/json'))
      refused[name] = ['wrong_format']
    return isFile
  }
  try {
    for await (const part of request.parts({ isPartAFile })) {
      if (part.type === 'file') {
        const bytes = await part.toBuffer()
        // A browser sends a nameless empty part for a file field that was left empty.
        if (bytes.length === 0 && !part.filename) continue
        files.push({ name: part.filename, bytes, tooLarge: part.file.truncated })
        continue
      }
      if (part.fieldname in refused) continue
      const value = String(part.value ?? '')
      if (!lists.has(part.fieldname)) fields[part.fieldname] = value
      else if (value !== '') fields[part.fieldname] = [...(fields[part.fieldname] ?? []), value]
    }
  } catch (error) {
    if (!isRefusedName(error)) throw error
  }
  if (Object.keys(refused).length > 0) throw new Refusal('invalid', { errors: refused })
  return { fields: { ...fields }, files }
}

/** What the plugin says of a field that `refused` names: one with an inherited name, or with JSON in it. */
function isRefusedName(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'FST_PROTO_VIOLATION' || code === 'FST_INVALID_JSON_FIELD_ERROR'
}

/** What the parser says by itself has no code: the body is no form, or broke off. Limits have one. */
export function refuseBroken(error: unknown): never {
  throw error instanceof Error && !('code' in error) ? new Refusal('bad_request') : error
}
