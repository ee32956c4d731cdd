import { monitorEventLoopDelay } from 'node:perf_hooks'
import { judgeSignature } from '../packages/server/src/features/signing/verify/judge.ts'
import { verifyAgain, verifySignature } from '../packages/server/src/features/signing/verify/verify.ts'
import { signCms } from '../packages/server/src/testing/pki/cms.ts'
import { mutate, seededRandom } from '../packages/server/src/testing/pki/mutate.ts'
import { createPkiStage, type PkiStage, STAGE_BIN } from '../packages/server/src/testing/pki/stage.ts'
import { atMost, type Row } from './row.ts'

const COUNT = 100
/** An act as a PDF is about this large. */
const PAPER = Buffer.alloc(120_000, 'Акт выполненных работ ')
const ALGORITHMS = [
  { algorithm: 'rsa', name: 'RSA', seconds: 3, changed: 9000 },
  { algorithm: 'gost', name: 'GOST 2015', seconds: 10, changed: 1000 },
] as const
const LONGEST_PAUSE = 50
const WAIT = 20

/** Runs work and measures how long it took, and the longest time in which this thread could do nothing else. */
async function measured(work: () => Promise<void>): Promise<{ seconds: number; pause: number }> {
  const delays = monitorEventLoopDelay({ resolution: 1 })
  delays.enable()
  const start = performance.now()
  await work()
  const seconds = (performance.now() - start) / 1000
  // The last delay is recorded when the thread is free again.
  await new Promise((resolve) => setTimeout(resolve, WAIT))
  delays.disable()
  return { seconds, pause: delays.max / 1e6 }
}

const LONGEST_JUDGEMENT = 1

/** Seconds that the slowest of many changed messages takes. */
function slowestChanged({ ca, director, clock }: PkiStage, count: number): number {
  const cms = signCms(director, PAPER)
  const random = seededRandom('bench')
  const input = { content: PAPER, party: { bin: STAGE_BIN }, at: clock.now() }
  let slowest = 0
  for (let i = 0; i < count; i++) {
    const changed = mutate(cms, random)
    const start = performance.now()
    judgeSignature(ca.roots, { ...input, cms: changed })
    slowest = Math.max(slowest, performance.now() - start)
  }
  return slowest / 1000
}

/** Verifies a batch of signatures as they arrive together, and again from what was kept. */
export async function measureVerify(): Promise<Row[]> {
  const rows: Row[] = []
  for (const { algorithm, name, seconds: goal, changed } of ALGORITHMS) {
    const stage = await createPkiStage(algorithm)
    const cms = Array.from({ length: COUNT }, () => signCms(stage.director, PAPER))
    const at = stage.clock.now()
    const { evidence } = await stage.verify(cms[0], { content: PAPER })
    await stage.close()
    const input = { content: PAPER, party: { bin: STAGE_BIN }, at }
    const alone = { ...stage.deps, revocation: { ocspUrl: null, crlUrls: [], tspUrl: null } }

    const fresh = await measured(async () => {
      const reports = await Promise.all(cms.map((one) => verifySignature(alone, { ...input, cms: one })))
      if (reports.some(({ fault }) => fault)) throw new Error('a good signature was refused')
    })
    const kept = await measured(async () => {
      const again = { ...input, evidence: { ...evidence, timestamp: null }, now: at }
      const reports = await Promise.all(cms.map((one) => verifyAgain(stage.ca.roots, { ...again, cms: one })))
      if (reports.some(({ verdict }) => verdict !== 'valid')) throw new Error('a good signature was refused')
    })
    const what = `${COUNT} signatures · ${name}`
    rows.push(
      atMost(`${what} · signature and chain`, fresh.seconds, goal, 's'),
      atMost(`${what} · longest pause meanwhile`, fresh.pause, LONGEST_PAUSE, 'ms'),
      atMost(`${what} · again, with revocation`, kept.seconds, goal, 's'),
      atMost(`${what} · longest pause meanwhile`, kept.pause, LONGEST_PAUSE, 'ms'),
      atMost(
        `${changed} changed messages · ${name} · slowest`,
        slowestChanged(stage, changed),
        LONGEST_JUDGEMENT,
        's',
      ),
    )
  }
  return rows
}
