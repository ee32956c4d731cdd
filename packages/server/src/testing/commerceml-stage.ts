import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, vi } from 'vitest'
import { type CommerceMlClient, commerceMlClient } from '../player/commerceml.ts'
import { newOneC } from './one-c.ts'
import type { TestServer } from './test-server.ts'

type Client = CommerceMlClient & Awaited<ReturnType<typeof newOneC>>

/** Plays the steps of 1C's exchange with sites against a server of a test. */
export function commerceMlStage(test: () => TestServer) {
  const send =
    (address = '192.0.2.7') =>
    (url: URL, init: RequestInit) =>
      test().server.handle(new Request(url, init), { address })
  const newClient = async (): Promise<Client> => {
    const base = await newOneC(test().server)
    return { ...base, ...commerceMlClient(send(), { address: 'http://portal', ...base }) }
  }
  return {
    send,
    newClient,
    /** Signs in, and uploads a file in one part. */
    uploaded: async (file: Uint8Array<ArrayBuffer> | string, filename = 'documents.xml'): Promise<Client> => {
      const client = await newClient()
      expect(await client.signIn()).toMatchObject({ status: 200, word: 'success' })
      expect(await client.step('init')).toMatchObject({ word: 'zip=yes', lines: ['file_limit=8388608'] })
      expect(await client.step('file', { filename, body: file })).toMatchObject({ word: 'success' })
      return client
    },
    /** Asks for the import of a file until it has ended. */
    imported: (client: CommerceMlClient, filename = 'documents.xml') =>
      vi.waitUntil(
        async () => {
          const answer = await client.step('import', { filename })
          return answer.word !== 'progress' && answer
        },
        { timeout: 30_000, interval: 20 },
      ),
    spooled: () => readdir(join(test().dataFolder, 'exchange')).catch((): string[] => []),
  }
}
