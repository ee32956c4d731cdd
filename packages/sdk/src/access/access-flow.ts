import type { AccessFlow, FlowCall, FlowPurpose, FlowStep } from '../generated/schemas.ts'
import * as paths from '../paths/index.ts'

/** Purpose and step of a flow; its rules need nothing else. */
export interface FlowPlace extends Pick<AccessFlow, 'purpose' | 'step'> {}

/** The pages of flows, as Russian paths. */
export type FlowPath =
  | typeof paths.registrationVerify
  | typeof paths.registrationComplete
  | typeof paths.verify
  | typeof paths.reset

type Cell = readonly [page: FlowPath, ...calls: FlowCall[]]

/** The page of each step and its calls (spec §4). An invitation has no code step, a restore no details step. */
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
} as const satisfies Record<FlowPurpose, Record<FlowStep, Cell>>

/**
 * The calls that are possible at a step of a flow; null means no flow. Starting again is always possible and ends the
 * flow; at the step `code`, the same call with the same address sends another code.
 */
export function callsOf(flow: FlowPlace | null): FlowCall[] {
  if (!flow) return ['registration', 'restore']
  const [, ...calls]: Cell = STEPS[flow.purpose][flow.step]
  return ['registration', 'restore', ...calls, 'leaveFlow']
}

/** The page of a flow's step, as a Russian path (`localPath` converts it to another language). */
export function flowPath(flow: FlowPlace): FlowPath {
  return STEPS[flow.purpose][flow.step][0]
}

/** The unfinished flows that guards check for. */
export interface FlowBusiness {
  /** A registration or an invitation is in progress. */
  registering: boolean
  /** A restore of access is in progress. */
  restoring: boolean
}

/** Returns which unfinished flow there is, for `redirectFor`. */
export function businessOf(flow: Pick<AccessFlow, 'purpose'> | null): FlowBusiness {
  const restoring = flow?.purpose === 'restore'
  return { registering: flow !== null && !restoring, restoring }
}
