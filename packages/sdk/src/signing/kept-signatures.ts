/** A signature that the server does not have yet. */
export interface KeptSignature {
  /** Of the document. */
  readonly id: number
  /** SHA-256 of the bytes that were signed. */
  readonly sha256: string
  /** Detached CMS signature in base64. */
  readonly cms: string
}

/** A run that was left, with what is known of it. */
export interface KeptRun {
  /** All documents of the run, in the order in which they are signed. */
  readonly ids: readonly number[]
  /** Those that the server has accepted. */
  readonly done: readonly number[]
  /** Signatures that are made and not yet sent. */
  readonly signatures: readonly KeptSignature[]
}

/**
 * Where signatures are kept until the server has them. They outlive a reload, a crash and a lost network. One run at a
 * time.
 */
export interface KeptSignatures {
  /** The run that was left; null if there is none. */
  load(): Promise<KeptRun | null>
  /** Begins a run; signatures that are kept stay. */
  begin(ids: readonly number[]): Promise<void>
  /** Keeps a signature. It is only sent once this has succeeded. */
  keep(signature: KeptSignature): Promise<void>
  /** The server has these documents signed, or will never take the signatures that were made of them. */
  settle(ids: readonly number[], done: boolean): Promise<void>
  /** Forgets the run, except signatures that still wait to be sent. */
  end(): Promise<void>
  /** Reserves the place for this page until `release`. False while another page signs there. */
  claim?(): Promise<boolean>
  /** Another page may sign there. */
  release?(): void
}

/** Keeps signatures in memory, for programs that need no more. */
export function keepInMemory(): KeptSignatures {
  let run: { ids: readonly number[]; done: Set<number> } | null = null
  const signatures = new Map<number, KeptSignature>()
  return {
    load: async () => run && { ids: run.ids, done: [...run.done], signatures: [...signatures.values()] },
    begin: async (ids) => {
      run = { ids, done: run?.done ?? new Set() }
    },
    keep: async (signature) => {
      signatures.set(signature.id, signature)
    },
    settle: async (ids, done) => {
      for (const id of ids) {
        signatures.delete(id)
        if (done) run?.done.add(id)
      }
    },
    end: async () => {
      run = signatures.size === 0 ? null : { ids: [...signatures.keys()], done: new Set() }
    },
  }
}
