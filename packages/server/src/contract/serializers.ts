import build, { type Schema } from 'fast-json-stringify'
import type { ContractSchema } from './document.ts'

type Serializer = (data: unknown) => string

/**
 * Returns serializers for responses by their schemas. Each is built on first use and shared by responses of the same
 * shape: building one walks the whole contract, and most are identical error responses.
 */
export function contractSerializers(contract: ContractSchema): (schema: object) => Serializer {
  const byShape = new Map<string, Serializer>()
  return (schema) => {
    const shape = JSON.stringify(schema)
    const known = byShape.get(shape)
    if (known) return known
    let write: Serializer | undefined
    const serializer: Serializer = (data) => {
      write ??= build(schema as Schema, { schema: { contract: contract as object as Schema } })
      return write(data)
    }
    byShape.set(shape, serializer)
    return serializer
  }
}
