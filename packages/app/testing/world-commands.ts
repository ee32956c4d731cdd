import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { Download, Page } from '@playwright/test'
import type { BrowserCommand } from 'vitest/node'
import { nodeOfPackages } from '../../../scripts/workspace/command.mjs'
import { API_PORT } from './api-port.ts'

const PROGRAM = join(import.meta.dirname, '../../server/src/testing/world.ts')

type Answer = { id: number; answer?: unknown; error?: string }

let world: ChildProcess | undefined
let asked = 0

/** The process that plays the world; it begins with the first question. */
function playing(): ChildProcess {
  if (world) return world
  const { PAGES_FOLDER = '' } = process.env
  world = fork(PROGRAM, {
    execPath: nodeOfPackages,
    execArgv: ['--conditions=@sauda/source'],
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      PORTAL_URL: `http://127.0.0.1:${API_PORT}`,
      PORTAL_FOLDER: PAGES_FOLDER,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  // It must not keep the tests from ending.
  world.unref()
  world.channel?.unref()
  world.setMaxListeners(0)
  return world
}

/** Asks the process that plays the world around the portal: see packages/server/src/testing/world.ts. */
const askWorld: BrowserCommand<[what: string, args: object]> = (_context, what, args) => {
  const program = playing()
  asked += 1
  const id = asked
  return new Promise((resolve, reject) => {
    const hear = (told: Answer) => {
      if (told.id !== id) return
      program.off('message', hear)
      if (told.error) reject(new Error(told.error))
      else resolve(told.answer)
    }
    program.on('message', hear)
    program.send({ id, what, args })
  })
}

/** Downloads since they were last asked about. */
const downloads = new WeakMap<Page, Download[]>()

/** From now on downloads are noted. */
const noteDownloads: BrowserCommand<[]> = ({ page }) => {
  if (!downloads.has(page)) page.on('download', (download) => downloads.get(page)?.push(download))
  downloads.set(page, [])
}

/** The files that were saved since then. */
const savedFiles: BrowserCommand<[]> = async ({ page }) =>
  Promise.all(
    (downloads.get(page) ?? []).map(async (download) => ({
      name: download.suggestedFilename(),
      path: await download.path(),
    })),
  )

/** Commands about what is outside of the page. */
export const worldCommands = { askWorld, noteDownloads, savedFiles }
