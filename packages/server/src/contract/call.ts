import type { Readable } from 'node:stream'
import type { operations } from '@sauda/sdk'
import type { Language } from '@sauda/sdk/language'
import type { Transact } from '../platform/database/transaction.ts'
import type { OperationId } from './document.ts'

/** Who acts: decided by the session, loaded anew for each request. */
export interface Actor {
  id: number
  role_id: number
  session_id: number
}

/** A file of a multipart form. `tooLarge` means that the rest of it was not read. */
export interface Upload {
  name: string
  bytes: Buffer
  tooLarge: boolean
}

type Params<Id extends OperationId> = operations[Id]['parameters'] extends { path: infer P } ? P : undefined
type Content<B> = B extends { content: infer C } ? C[keyof C] : undefined
type Body<Id extends OperationId> = operations[Id] extends { requestBody?: infer B }
  ? Content<NonNullable<B>>
  : undefined
type Ok<Id extends OperationId> = operations[Id]['responses'] extends { 200: { content: infer C } }
  ? C
  : never

/** What the contract's `data` of an operation is. */
export type Data<Id extends OperationId> =
  Ok<Id> extends { 'application/json': { data: infer D } } ? D : never

/** One call, validated against the contract. */
export interface Call<Id extends OperationId> {
  params: Params<Id>
  /** An optional body that was left out is an empty object. */
  body: Body<Id>
  files: Upload[]
  actor: Actor | null
  language: Language
  /** Where the caller is, as limits count: an IPv4 address or an IPv6 network. */
  address: string
  /** What the caller's browser or program calls itself. */
  userAgent: string | null
  session: SessionCookie & {
    /** The caller is a program that keeps the session's token itself. */
    byBearer: boolean
  }
  /** The registration or restore of access that is under way. */
  flow: KeptToken & {
    /** A program without cookies, which gets the token of a flow it begins in the answer. */
    wanted: boolean
  }
  /** Tells a browser that somebody has signed in from before. */
  device: KeptToken
  /** What the caller says the console has printed. */
  consoleToken: string | null
  /**
   * Commits what a creating operation makes: what `work` returns is the answer, which is kept with the call's
   * `Idempotency-Key` in the same transaction. For all other calls it is `withTransaction`.
   */
  transact: Transact
}

export interface SessionCookie {
  set(token: string, expires: Date): void
  clear(): void
}

/** A token that the caller keeps for us, in a cookie or by other means. */
export interface KeptToken extends SessionCookie {
  token: string | null
}

/** The tokens of a call. */
export type Tokens = Pick<Call<OperationId>, 'session' | 'flow' | 'device'>

/** `data` that the database has already written as JSON. */
export class JsonText {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** What a file holds; a function opens it when it is really sent. */
type FileContent = Buffer | Readable | string | (() => Promise<Readable>)

/** An answer that is not JSON. With an `etag` among its headers it answers `If-None-Match` with 304. */
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

/** A handler for each operation of the contract; TypeScript misses none, and the server checks again at start. */
export type Handlers = { [Id in OperationId]: Handler<Id> }
