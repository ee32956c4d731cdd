import type { Schema } from '../client/index.ts'
import * as paths from '../paths/index.ts'

/** A registration, an invitation that is followed, or a restore of access, while it is under way. */
export type AccessFlow = Schema<'AccessFlow'>
/** Where a flow stands, which is all that its rules need to know. */
export type FlowPlace = Pick<AccessFlow, 'purpose' | 'step'>

/** Calls of a flow, by the last words of their addresses. */
export type FlowCall = 'registration' | 'restore' | 'codeCheck' | 'next' | 'finish' | 'password' | 'leaveFlow'

export type FlowPath =
  | typeof paths.registrationVerify
  | typeof paths.registrationComplete
  | typeof paths.verify
  | typeof paths.reset

type Cell = readonly [page: FlowPath, ...calls: FlowCall[]]

/** Each step's page and what can be done there (spec §4). An invitation needs no code, a restore no details. */
const STEPS = {
  registration: {
    code: [paths.registrationVerify, 'codeCheck'],
    details: [paths.registrationComplete, 'next'],
    password: [paths.registrationComplete, 'next', 'finish'],
  },
  invitation: {
    code: [paths.registrationComplete],
    details: [paths.registrationComplete, 'next'],
    password: [paths.registrationComplete, 'next', 'finish'],
  },
  restore: {
    code: [paths.verify, 'codeCheck'],
    details: [paths.verify],
    password: [paths.reset, 'password'],
  },
} as const satisfies Record<AccessFlow['purpose'], Record<AccessFlow['step'], Cell>>

/**
 * What can be called where a flow stands; null is no flow. One may always begin anew, which ends the flow; the same
 * call with the same address at the step `code` sends another code.
 */
export function callsOf(flow: FlowPlace | null): FlowCall[] {
  if (!flow) return ['registration', 'restore']
  const [, ...calls]: Cell = STEPS[flow.purpose][flow.step]
  return ['registration', 'restore', ...calls, 'leaveFlow']
}

/** The page of a flow's step, as a path in Russian (`localPath` puts it into another language). */
export function flowPath(flow: FlowPlace): FlowPath {
  return STEPS[flow.purpose][flow.step][0]
}

/** The unfinished business that guards ask about. */
export function businessOf(flow: Pick<AccessFlow, 'purpose'> | null): {
  registering: boolean
  restoring: boolean
} {
  const restoring = flow?.purpose === 'restore'
  return { registering: flow !== null && !restoring, restoring }
}
