import build, { type Schema } from 'fast-json-stringify'
import { type ContractDocument, contractSchema } from './document.ts'

type Serializer = (data: unknown) => string

/**
 * What writes answers as the contract has them, by their schemas. A serializer is built when it is first needed, once for
 * all answers of one shape: each takes a walk through the whole contract, and most are refusals that look the same.
 */
export function contractSerializers(document: ContractDocument): (schema: object) => Serializer {
  const contract = contractSchema(document) as object as Schema
  const built = new Map<string, Serializer>()
  return (schema) => {
    const shape = JSON.stringify(schema)
    return (data) => {
      const write = built.get(shape) ?? build(schema as Schema, { schema: { contract } })
      built.set(shape, write)
      return write(data)
    }
  }
}
