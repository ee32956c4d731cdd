import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { operations } from '@sauda/sdk'

export type OperationId = keyof operations

/** The prefix of all paths of the contract. */
export const PREFIX = '/api'

/** The header that identifies one attempt to create something. */
export const KEY_HEADER = 'Idempotency-Key'

/** The header that says for whom the page of a call was rendered. */
export const PERSON_HEADER = 'X-Portal-Person'

/** Tells how long such a key is honoured. */
export const IDEMPOTENCY_HEADER = 'X-Idempotency'

/** Tells that a response was stored by an earlier call with the same key. */
export const REPLAYED_HEADER = 'Idempotency-Replayed'

type Schema = Record<string, unknown>

interface Media {
  schema: Schema
}

interface OperationObject {
  operationId: OperationId
  'x-effect': 'read' | 'write'
  /** What a creating operation creates. */
  'x-creates'?: string
  /** Why a creating operation takes no key. */
  'x-no-idempotency-key'?: string
  /** Largest body in bytes, if it is not the usual one of its kind. */
  'x-max-bytes'?: number
  /** How large a file of its form may be, in megabytes. */
  'x-largest-file-mb'?: number
  security?: object[]
  parameters?: { in: string; name: string; required?: boolean; schema: Schema }[]
  requestBody?: { required?: boolean; content: Record<string, Media> }
  responses: Record<string, { content?: Record<string, Media> }>
}

export interface ContractDocument {
  security: object[]
  paths: Record<string, Record<string, OperationObject>>
  components: Record<string, Record<string, Schema>>
}

/** One operation of the contract, ready to be bound to a route. */
export interface Operation {
  id: OperationId
  method: 'GET' | 'POST'
  /** The path with parameters in braces, as in the contract. */
  path: string
  writes: boolean
  /** Whether the operation creates something: it then takes an `Idempotency-Key`. */
  takesKey: boolean
  /** Whether the operation gives a new flow: in a cookie, or in the response if the client asks for it. */
  opensFlow: boolean
  /** Whether the operation gives a new session: in a cookie, or in the response if the client asks for it. */
  opensSession: boolean
  needsSignIn: boolean
  /** Whether the response is a file, so that a link can lead to the operation. */
  sendsFile: boolean
  /** How large a file of its form may be, in megabytes; undefined for the usual limit. */
  largestFile: number | undefined
  params: Schema | undefined
  /** Schema of the query; undefined for operations that read none. */
  query: Schema | undefined
  bodyType: 'application/json' | 'multipart/form-data' | undefined
  body: Schema | undefined
  bodyRequired: boolean
  /** Largest body in bytes; undefined for the usual one: a megabyte of JSON, ten photos of a form. */
  maxBytes: number | undefined
  /** Schemas of JSON responses by status. */
  answers: Record<string, Schema>
}

/** Reads the bundled contract, as published with the SDK. */
export function readContract(): ContractDocument {
  const file = fileURLToPath(import.meta.resolve('@sauda/sdk/openapi.json'))
  return JSON.parse(readFileSync(file, 'utf8')) as ContractDocument
}

/** Returns all operations of a contract in its order, with references that Ajv resolves in `contract`. */
export function operationsOf(document: ContractDocument): Operation[] {
  const { paths, security, components } = pointIntoContract(document)
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]): Operation => {
      const [bodyType, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
      return {
        id: operation.operationId,
        method: method.toUpperCase() as Operation['method'],
        path,
        writes: operation['x-effect'] === 'write',
        takesKey: parametersOf(operation, components.parameters ?? {}).some(
          ({ name }) => name === KEY_HEADER,
        ),
        opensFlow: operation['x-creates'] === 'flow',
        opensSession: body !== undefined && 'issue_token' in fieldsOf(body.schema, components.schemas ?? {}),
        needsSignIn: !(operation.security ?? security).some((way) => Object.keys(way).length === 0),
        sendsFile: !Object.hasOwn(contentOf(operation, components.responses ?? {}), 'application/json'),
        largestFile: operation['x-largest-file-mb'],
        params: paramsSchema(operation, components.parameters ?? {}, 'path'),
        query: paramsSchema(operation, components.parameters ?? {}, 'query'),
        bodyType: bodyType as Operation['bodyType'],
        body: body?.schema,
        bodyRequired: operation.requestBody?.required ?? false,
        maxBytes: operation['x-max-bytes'],
        answers: answersOf(operation, components.responses ?? {}),
      }
    }),
  )
}

/** The contract's components, which the operations' schemas refer to. */
export interface ContractSchema {
  $id: 'contract'
  components: object
}

export function contractSchema(document: ContractDocument): ContractSchema {
  return { $id: 'contract', components: pointIntoContract(document).components }
}

function pointIntoContract(document: ContractDocument): ContractDocument {
  return JSON.parse(JSON.stringify(document).replaceAll('"$ref":"#/', '"$ref":"contract#/'))
}

/** Resolves a reference to a component that is not a schema. */
function follow<T extends object>(value: T, components: Record<string, Schema>): T {
  const name = '$ref' in value ? String(value.$ref).split('/').at(-1) : undefined
  return name === undefined ? value : (components[name] as T)
}

function parametersOf({ parameters = [] }: OperationObject, components: Record<string, Schema>) {
  return parameters.map((it) => follow(it, components))
}

/** Returns the names of all request headers that the contract describes. */
export function headersOf({ components }: ContractDocument): string[] {
  return Object.values(components.parameters ?? {})
    .filter((it) => it.in === 'header')
    .map(({ name }) => String(name))
}

/** Returns the content of a successful response, by media type. */
function contentOf(
  { responses }: OperationObject,
  components: Record<string, Schema>,
): Record<string, Media> {
  return follow(responses['200'] ?? {}, components).content ?? {}
}

function fieldsOf(schema: Schema, schemas: Record<string, Schema>): object {
  return follow(schema, schemas).properties ?? {}
}

function paramsSchema(
  operation: OperationObject,
  components: Record<string, Schema>,
  place: 'path' | 'query',
): Schema | undefined {
  const there = parametersOf(operation, components).filter((it) => it.in === place)
  if (there.length === 0) return undefined
  return {
    type: 'object',
    required: there.filter((it) => it.required).map((it) => it.name),
    properties: Object.fromEntries(there.map((it) => [it.name, it.schema])),
  }
}

function answersOf(operation: OperationObject, components: Record<string, Schema>): Record<string, Schema> {
  return Object.fromEntries(
    Object.entries(operation.responses).flatMap(([status, response]) => {
      const schema = follow(response, components).content?.['application/json']?.schema
      return schema ? [[status, schema]] : []
    }),
  )
}
