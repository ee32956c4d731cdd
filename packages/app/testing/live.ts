import { expect } from 'vitest'
import { sentTo } from './network.ts'

/** Waits until the page receives live updates; what happens in between another browser is asked after that. */
export async function untilLive(): Promise<void> {
  await expect
    .poll(async () => (await sentTo(/\/api\/realtime\/auth/)).map(({ end }) => end), { timeout: 30_000 })
    .toContain(200)
}
