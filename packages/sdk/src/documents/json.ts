/** An object as JSON has it. */
export type JsonObject = { readonly [name: string]: unknown }

/** Whether a value is an object: neither a list nor null. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
