import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'

/** Where a person sits and types. */
export interface Terminal {
  input: NodeJS.ReadableStream
  output: NodeJS.WritableStream
}

/** The person went away in the middle of the questions. */
class NotAnswered extends Error {
  override readonly name = 'NotAnswered'

  constructor() {
    super('Stopped: the questions were not answered.')
  }
}

/** The process's terminal; null where nobody sits at it. */
export function terminalOf({ stdin, stdout }: NodeJS.Process): Terminal | null {
  return stdin.isTTY && stdout.isTTY ? { input: stdin, output: stdout } : null
}

export interface Questions {
  say(line: string): void
  /** The answer without the space around it; a hidden one is not shown as it is typed, and is taken as it is. @throws NotAnswered */
  ask(question: string, options?: { hidden?: boolean }): Promise<string>
  close(): void
}

/** Asks one question after another; lines that come early wait for theirs. */
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
    waiting?.reject(new NotAnswered())
  })

  function nextLine(): Promise<string> {
    const line = early.shift()
    if (line !== undefined) return Promise.resolve(line)
    if (isClosed) return Promise.reject(new NotAnswered())
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
