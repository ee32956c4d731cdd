import type { components } from '../generated/contract.d.ts'

/** A schema of the contract by its name. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name]
