import type { FastifyRequest } from 'fastify'
import { isCutOff } from '../platform/cut-off.ts'
import { RefusalError } from '../refusal.ts'
import type { Upload } from './call.ts'
import type { FieldErrors } from './failure.ts'
import { isInherited } from './inherited-names.ts'

type Fields = Record<string, string | string[]>

/** How large a form may be, in bytes: each of its files, and all of it. */
export interface FormLimits {
  file: number
  body: number
}

/**
 * Reads a form: fields as text (those in `lists` always as arrays), files up to a size. The plugin knows no limit of all
 * files together, and Fastify's own does not apply to forms.
 * @throws RefusalError `too_large` when the form is larger than it may be, `invalid`
 */
export async function readForm(
  request: FastifyRequest,
  lists: ReadonlySet<string>,
  { file: fileSize, body }: FormLimits,
): Promise<{ fields: Fields; files: Upload[] }> {
  if (Number(request.headers['content-length'] ?? 0) > body) throw new RefusalError('too_large')
  let left = body
  const fields: Fields = Object.create(null)
  const files: Upload[] = []
  const refused: FieldErrors = Object.create(null)
  // Called by the plugin for each part before it reads it. The plugin itself rejects some names without saying which.
  const isPartAFile = (name: string | undefined, type: string | undefined, file: string | undefined) => {
    const isFile = type === 'application/octet-stream' || file !== undefined
    if (name !== undefined && isInherited(name)) refused[name] = ['unexpected']
    // Treat every field as text; the plugin would parse a part declared as JSON.
    else if (name !== undefined && !isFile && type?.startsWith('application/json'))
      refused[name] = ['wrong_format']
    return isFile
  }
  try {
    for await (const part of request.parts({ isPartAFile, limits: { fileSize } })) {
      if (part.type === 'file') {
        const bytes = await part.toBuffer()
        left -= bytes.length
        if (left < 0) throw new RefusalError('too_large')
        // Browsers send an empty part without a file name for an empty file input.
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
  if (Object.keys(refused).length > 0) throw new RefusalError('invalid', { errors: refused })
  return { fields: { ...fields }, files }
}

/** Returns whether the error is the plugin's own for an inherited field name or JSON content. */
function isRefusedName(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'FST_PROTO_VIOLATION' || code === 'FST_INVALID_JSON_FIELD_ERROR'
}

/** Parser errors have no code: the body is not a form or was cut off. Limit errors have a code. */
export function refuseBroken(error: unknown): never {
  const isBroken = error instanceof Error && (!('code' in error) || isCutOff(error))
  throw isBroken ? new RefusalError('bad_request') : error
}
