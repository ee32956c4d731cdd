import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'

/** A terminal with a person at it. */
export interface Terminal {
  input: NodeJS.ReadableStream
  output: NodeJS.WritableStream
}

/** The terminal was closed before every question was answered. */
class NotAnsweredError extends Error {
  override readonly name = 'NotAnsweredError'

  constructor() {
    super('Stopped: the questions were not answered.')
  }
}

/** Returns the process's terminal, or null if it is not interactive. */
export function terminalOf({ stdin, stdout }: NodeJS.Process): Terminal | null {
  return stdin.isTTY && stdout.isTTY ? { input: stdin, output: stdout } : null
}

export interface Questions {
  say(line: string): void
  /** Returns the trimmed answer; a hidden answer is not echoed and not trimmed. @throws NotAnsweredError */
  ask(question: string, options?: { hidden?: boolean }): Promise<string>
  close(): void
}

/** Asks one question at a time; lines typed early are kept for later questions. */
export function openQuestions({ input, output }: Terminal): Questions {
  let isHidden = false
  let isClosed = false
  const early: string[] = []
  let waiting: { resolve(line: string): void; reject(error: Error): void } | undefined
  const shown = new Writable({
    write(chunk, _encoding, done) {
      if (!isHidden) output.write(chunk)
      done()
    },
  })
  const lines = createInterface({ input, output: shown, terminal: true, historySize: 0 })
  lines.on('line', (line) => {
    const taker = waiting
    waiting = undefined
    if (taker) taker.resolve(line)
    else early.push(line)
  })
  lines.on('close', () => {
    isClosed = true
    waiting?.reject(new NotAnsweredError())
  })

  function nextLine(): Promise<string> {
    const line = early.shift()
    if (line !== undefined) return Promise.resolve(line)
    if (isClosed) return Promise.reject(new NotAnsweredError())
    return new Promise((resolve, reject) => {
      waiting = { resolve, reject }
    })
  }

  return {
    say: (line) => output.write(`${line}\n`),
    async ask(question, { hidden = false } = {}) {
      if (!isClosed) {
        lines.setPrompt(question)
        lines.prompt()
      }
      isHidden = hidden
      const answer = await nextLine()
      isHidden = false
      if (!hidden) return answer.trim()
      output.write('\n')
      return answer
    },
    close: () => lines.close(),
  }
}
