import type { AddressInfo } from 'node:net'
import type { components } from '@sauda/sdk'
import type { Holder } from '../pki/ca.ts'
import {
  acts,
  type Company,
  company,
  read,
  type Session,
  type SigningStage,
  signingStage,
  start,
} from '../signing-stage.ts'
import { type EgovPhone, egovPhone, type PhonePlay } from './player.ts'

type Schemas = components['schemas']

/** The centre as the app shows it. */
export const EGOV = {
  nameRu: 'ТОО «Центр»',
  nameKz: '«Центр» ЖШС',
  nameEn: 'Centre LLP',
  bin: '201240999077',
}

/** A server that listens for telephones, and a tenant who signs with one. */
export interface EgovStage {
  stage: SigningStage
  tenant: Company
  /** Where the server listens. */
  port: number
  /** A telephone with a key, by default the tenant's. */
  phone(key?: Holder, more?: Partial<PhonePlay>): EgovPhone
  /** Asks for a code; the whole answer. */
  show(
    session: Pick<Session, 'session_id' | 'nonce'>,
    ids: readonly number[],
    token?: string,
  ): ReturnType<SigningStage['test']['send']>
  /** What the telephone has done, as the page learns it. */
  state(session: Session): Promise<Schemas['EgovCodeState']>
  /** Acts of the tenant, a session for them, and the code that a page shows. */
  shown(count?: number): Promise<{ ids: number[]; session: Session; text: string; code: Schemas['EgovCode'] }>
  /** The statuses of the tenant's acts. */
  statuses(ids: readonly number[]): Promise<number[]>
  close(): Promise<void>
}

export async function egovStage(): Promise<EgovStage> {
  const stage = await signingStage({}, { egov: EGOV, trustedProxies: ['127.0.0.1'] })
  const { test } = stage
  const tenant = await company(stage)
  const { token } = tenant.user
  const { fastify } = test.server
  await fastify.listen({ host: '127.0.0.1', port: 0 })
  const { port } = fastify.server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  const show: EgovStage['show'] = ({ session_id, nonce }, ids, as = token) =>
    test.send({ path: '/api/egovMobile/show', token: as, json: { session_id, nonce, ids } })
  return {
    stage,
    tenant,
    port,
    phone: (key = tenant.head, more) => egovPhone({ key, origin, ...more }),
    show,
    async state(session) {
      const path = `/api/egovMobile/state/${session.session_id}`
      return (await test.send({ method: 'GET', path, token })).json().data
    },
    async shown(count = 1) {
      const ids = await acts(stage, tenant, count)
      const session = await start(stage, tenant.user, ids)
      const code = (await show(session, ids)).json().data
      return { ids, session, text: code.text, code }
    },
    statuses: (ids) => Promise.all(ids.map(async (id) => (await read(stage, tenant.user, id)).status)),
    close: stage.close,
  }
}
