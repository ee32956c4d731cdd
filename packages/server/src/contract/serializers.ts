import build, { type Schema } from 'fast-json-stringify'
import type { ContractSchema } from './document.ts'

type Serializer = (data: unknown) => string

/**
 * What writes answers as the contract has them, by their schemas. A serializer is built when it is first needed, once for
 * all answers of one shape: each takes a walk through the whole contract, and most are refusals that look the same.
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
