import type { Holder } from '../pki/ca.ts'
import { signCms } from '../pki/cms.ts'

/** A document as the portal offers it to the app. */
export interface PhoneDocument {
  id: number
  nameRu: string
  nameKz: string
  nameEn: string
  meta: { name: string; value: string }[]
  document: { file: { mime: string; data: string } }
}

/** What «API 2» offers, and what goes back with signatures in place of the documents. */
export interface PhoneDocuments {
  signMethod: string
  version: number
  documentsToSign: PhoneDocument[]
}

/** What «API 1» tells. */
export interface PhoneInvitation {
  description: string
  expiry_date: string
  organisation: { nameRu: string; nameKz: string; nameEn: string; bin: string }
  document: { uri: string; auth_type: string; auth_token: string }
}

/** An answer of the portal. */
export interface PhoneAnswer<Body> {
  status: number
  body: Body
}

/** How the app is used. */
export interface PhonePlay {
  key: Holder
  /** Language of the app's screens. */
  language?: 'ru' | 'kk' | 'en'
  /** Where the portal is, if not at the address in the code. */
  origin?: string
  /** When the signatures say that they were made. */
  signedAt?: Date
}

/** What a person sees and does in eGov Mobile, step by step. */
export interface EgovPhone {
  /** Reads the code: «API 1». */
  read(text: string): Promise<PhoneAnswer<PhoneInvitation>>
  /** Fetches the documents: «API 2». */
  fetch(invitation: PhoneInvitation): Promise<PhoneAnswer<PhoneDocuments>>
  /** Signs them with the key of the app. */
  sign(documents: PhoneDocuments): PhoneDocuments
  /** Sends the signatures: «API 2» again. */
  send(
    invitation: PhoneInvitation,
    signed: unknown,
  ): Promise<PhoneAnswer<{ message?: string; code?: string; request_id?: string }>>
}

const PREFIX = 'mobileSign:'

/** Plays eGov Mobile over HTTP, as its protocol is described in docs/egov-mobile.md. */
export function egovPhone({ key, language = 'ru', origin, signedAt }: PhonePlay): EgovPhone {
  const at = (address: string) => {
    const url = new URL(address)
    return origin ? `${origin}${url.pathname}${url.search}` : url.href
  }
  const headers = { accept: 'application/json', 'accept-language': language }
  const tokenOf = ({ document }: PhoneInvitation) =>
    document.auth_type === 'Token' ? { authorization: `Bearer ${document.auth_token}` } : undefined

  async function ask<Body>(address: string, init: RequestInit): Promise<PhoneAnswer<Body>> {
    const answer = await fetch(at(address), { ...init, redirect: 'error' })
    return { status: answer.status, body: JSON.parse(await answer.text()) }
  }

  return {
    read(text) {
      if (!text.startsWith(PREFIX)) throw new Error(`eGov Mobile reads codes that begin with ${PREFIX}`)
      return ask(text.slice(PREFIX.length), { headers })
    },
    fetch: (invitation) => ask(invitation.document.uri, { headers: { ...headers, ...tokenOf(invitation) } }),
    sign: (documents) => ({
      ...documents,
      documentsToSign: documents.documentsToSign.map((document) => {
        const { file } = document.document
        const bytes = Buffer.from(file.data, 'base64')
        const cms = signCms(key, bytes, { ...(signedAt && { signedAt }) })
        return { ...document, document: { file: { ...file, data: Buffer.from(cms).toString('base64') } } }
      }),
    }),
    send: (invitation, signed) =>
      ask(invitation.document.uri, {
        method: 'PUT',
        headers: { ...headers, 'content-type': 'application/json', ...tokenOf(invitation) },
        body: typeof signed === 'string' ? signed : JSON.stringify(signed),
      }),
  }
}

/** Reads a code, signs what it offers and sends the signatures. Throws what the app would show if something fails. */
export async function signByPhone(
  phone: EgovPhone,
  text: string,
): Promise<{
  invitation: PhoneInvitation
  signed: PhoneDocuments
  answer: PhoneAnswer<{ message?: string }>
}> {
  const read = await phone.read(text)
  if (read.status !== 200) throw new Error(JSON.stringify(read.body))
  const offered = await phone.fetch(read.body)
  if (offered.status !== 200) throw new Error(JSON.stringify(offered.body))
  const signed = phone.sign(offered.body)
  return { invitation: read.body, signed, answer: await phone.send(read.body, signed) }
}
