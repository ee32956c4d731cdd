import type { DocumentToSign, OpenedSigner, Signer } from './signer.ts'
import { cmsOf } from './test-portal.ts'

/** A person with a key: each request waits until the test lets it go on. */
export function testSigner({ waits = false, several = true }: { waits?: boolean; several?: boolean } = {}) {
  const asked: number[][] = []
  const gates: { open: () => void }[] = []
  const people = {
    asked,
    /** Signers that are open. */
    connected: 0,
    /** Makes a signature. */
    make: ({ bytes }: DocumentToSign): string => cmsOf(new TextDecoder().decode(bytes)),
    /** Called before each document is signed. */
    before: (_id: number): void => undefined,
    /** Types the password for the request that waits longest. */
    password() {
      gates.shift()?.open()
    },
  }
  const opened = (): OpenedSigner => ({
    several,
    async *sign(documents) {
      asked.push(documents.map(({ id }) => id))
      if (waits) await new Promise<void>((open) => gates.push({ open }))
      for (const document of documents) {
        people.before(document.id)
        yield { id: document.id, cms: people.make(document) }
      }
    },
    close: () => {
      people.connected -= 1
    },
  })
  const signer: Signer = {
    name: 'test',
    async open() {
      people.connected += 1
      return opened()
    },
  }
  return { ...people, people, signer }
}
