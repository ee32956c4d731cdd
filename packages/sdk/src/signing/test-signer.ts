import { type DocumentToSign, type OpenedSigner, type Signer, SignerError } from './signer.ts'
import { cmsOf } from './test-portal.ts'

/** A person with a key: each request waits until the test lets it go on. */
export function testSigner({
  waits = false,
  several = true,
  ofSession = false,
}: {
  waits?: boolean
  several?: boolean
  ofSession?: boolean
} = {}) {
  const asked: number[][] = []
  const gates: { open: () => void }[] = []
  const people = {
    asked,
    /** The sessions in which it was opened. */
    sessions: [] as (string | undefined)[],
    /** Whether it takes more than one document at a time, although it says so. */
    takesSeveral: true,
    /** Documents that it leaves out. */
    leavesOut: [] as readonly number[],
    /** Signers that are open. */
    connected: 0,
    /** Whether it finds out only when asked that it takes one document at a time. */
    refusesSeveral: false,
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
    get several() {
      return several && people.takesSeveral
    },
    async *sign(documents) {
      asked.push(documents.map(({ id }) => id))
      if (people.refusesSeveral && documents.length > 1) {
        people.takesSeveral = false
        throw new SignerError('one_at_a_time')
      }
      if (waits) await new Promise<void>((open) => gates.push({ open }))
      for (const document of documents.filter(({ id }) => !people.leavesOut.includes(id))) {
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
    ofSession,
    async open({ session }) {
      people.connected += 1
      people.sessions.push(session?.session_id)
      return opened()
    },
  }
  return { ...people, people, signer }
}
