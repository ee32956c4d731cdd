import type { ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import type { operations } from '@sauda/sdk'
import type { CompanyFunction } from '@sauda/sdk/access'
import type { Language } from '@sauda/sdk/language'
import type { Transact } from '../platform/database/transaction.ts'
import type { OperationId } from './document.ts'

/** The current user, loaded from the session for each request. */
export interface Actor extends ActsFor {
  id: number
  role_id: number
  session_id: number
}

/** For which company a user acts; both are null for users who act for none. */
export interface ActsFor {
  company_id: number | null
  function: CompanyFunction | null
}

/** A file of a multipart form. `tooLarge` means that the rest of it was not read. */
export interface Upload {
  name: string
  bytes: Buffer
  tooLarge: boolean
}

type Params<Id extends OperationId> = operations[Id]['parameters'] extends { path: infer P } ? P : undefined
type Query<Id extends OperationId> = operations[Id]['parameters'] extends { query?: infer Q }
  ? NonNullable<Q>
  : undefined
type Content<B> = B extends { content: infer C } ? C[keyof C] : undefined
type Body<Id extends OperationId> = operations[Id] extends { requestBody?: infer B }
  ? Content<NonNullable<B>>
  : undefined
type Ok<Id extends OperationId> = operations[Id]['responses'] extends { 200: { content: infer C } }
  ? C
  : never

/** The type of an operation's `data` in the contract. */
export type Data<Id extends OperationId> =
  Ok<Id> extends { 'application/json': { data: infer D } } ? D : never

/** One request, validated against the contract. */
export interface Call<Id extends OperationId> {
  params: Params<Id>
  query: Query<Id>
  /** An empty object if an optional body was omitted. */
  body: Body<Id>
  files: Upload[]
  actor: Actor | null
  language: Language
  /** The client's address as counted by limits: an IPv4 address or an IPv6 network. */
  address: string
  /** The User-Agent header. */
  userAgent: string | null
  session: SessionCookie & {
    /** The client is a program that stores the session token itself. */
    byBearer: boolean
  }
  /** The registration or password reset in progress. */
  flow: KeptToken & {
    /** A client without cookies, which receives the token of a new flow in the response. */
    wanted: boolean
  }
  /** Identifies a browser in which a user has signed in before. */
  device: KeptToken
  /** The token that the client says was printed on the console. */
  consoleToken: string | null
  /**
   * Commits the transaction of a creating operation: the result of `work` is the response, which is stored with the
   * `Idempotency-Key` in the same transaction. For other calls it is `withTransaction`.
   */
  transact: Transact
}

export interface SessionCookie {
  set(token: string, expires: Date): void
  clear(): void
}

/** A token that the client keeps, in a cookie or by other means. */
export interface KeptToken extends SessionCookie {
  token: string | null
}

/** The tokens of a request. */
export type Tokens = Pick<Call<OperationId>, 'session' | 'flow' | 'device'>

/** `data` that is already serialized as JSON. With an `etag` header, it supports `If-None-Match` with 304. */
export class JsonText {
  readonly text: string
  readonly headers: Record<string, string>
  constructor(text: string, headers: Record<string, string> = {}) {
    this.text = text
    this.headers = headers
  }
}

/** The content of a file; a function opens the file only when it is sent. */
type FileContent = Buffer | Readable | string | (() => Promise<Readable>)

/** A response that is not JSON. With an `etag` header, it supports `If-None-Match` with 304. */
export class FileAnswer {
  readonly content: FileContent
  readonly type: string
  readonly headers: Record<string, string>
  constructor(content: FileContent, type: string, headers: Record<string, string> = {}) {
    this.content = content
    this.type = type
    this.headers = headers
  }
}

type Answer<Id extends OperationId> = [Data<Id>] extends [never] ? FileAnswer | object : Data<Id> | JsonText

export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Answer<Id>> | Answer<Id>

/**
 * A handler for each operation of the contract. TypeScript checks that none is missing, and the server checks again at
 * start.
 */
export type Handlers = { [Id in OperationId]: Handler<Id> }

/** A request whose body is not read yet. */
export interface Arrival {
  /** The client's address as counted by limits. */
  address: string
  response: ServerResponse
}

/** What operations with large bodies ask before a body is read; they throw a RefusalError. */
export type Admissions = { [Id in OperationId]?: (arrival: Arrival) => Promise<void> }
