import {
  type ContractDocument,
  contractSchema,
  type Operation,
  operationsOf,
  readContract,
} from './document.ts'
import { contractSerializers } from './serializers.ts'
import { contractValidators } from './validators.ts'

/** A contract ready to be served. */
interface Prepared {
  operations: readonly Operation[]
  validators: ReturnType<typeof contractValidators>
  serializerOf: ReturnType<typeof contractSerializers>
}

const prepared = new WeakMap<ContractDocument, Prepared>()

/** Prepares a contract once: what is compiled for one server of a process serves the next ones too. */
export function prepareContract(document: ContractDocument): Prepared {
  const known = prepared.get(document)
  if (known) return known
  const contract = contractSchema(document)
  const made = {
    operations: operationsOf(document),
    validators: contractValidators(contract),
    serializerOf: contractSerializers(contract),
  }
  prepared.set(document, made)
  return made
}

let bundled: ContractDocument | undefined

/** Returns the bundled contract, the same object for all servers of a process. */
export function bundledContract(): ContractDocument {
  bundled ??= readContract()
  return bundled
}
