import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { ContractSchema, Operation } from './document.ts'

/** Fastify's own option: return the error instead of throwing it. */
interface Check {
  (data: unknown): boolean
  errors?: ValidateFunction['errors']
}

const QUIET = { strict: false, allErrors: true, validateFormats: true } as const

/**
 * Ajv for OpenAPI 3.1 schemas: path parameters are coerced to their types, bodies are not. Schemas are compiled on
 * first use: compiling all of them takes longer than the rest of the start.
 */
export function contractValidators(contract: ContractSchema) {
  const params = knowing(contract, new Ajv2020({ ...QUIET, coerceTypes: true }))
  const bodies = knowing(contract, new Ajv2020(QUIET))
  return {
    params: (schema: object) => checkOf(params, schema),
    body: (schema: object) => checkOf(bodies, schema),
    /** Checks a serialized response; the error names what the contract does not allow. */
    answer(operation: Operation) {
      const byStatus = Object.entries(operation.answers).map(
        ([status, schema]) => [status, checkOf(bodies, schema)] as const,
      )
      const checks = new Map(byStatus)
      return (status: number, text: string) => {
        const check = checks.get(String(status))
        if (!check) throw new Error(`${operation.id} answered ${status}, which the contract does not name`)
        if (!check(JSON.parse(text))) {
          throw new Error(`${operation.id} answered against the contract: ${bodies.errorsText(check.errors)}`)
        }
      }
    },
  }
}

function checkOf(ajv: Ajv2020, schema: object): Check {
  const check: Check = (data) => {
    // Ajv caches compiled schemas by identity.
    const validate = ajv.compile(schema)
    const right = validate(data)
    check.errors = validate.errors
    return right
  }
  return check
}

function knowing(contract: ContractSchema, ajv: Ajv2020): Ajv2020 {
  formats.default(ajv)
  // Binary parts have no validator; their content is checked when it is decoded.
  return ajv.addSchema(contract)
}
