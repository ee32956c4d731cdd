import type { DocumentContent, DocumentKind } from '@sauda/sdk/documents'
import type { DrawnPaper, PaperFacts } from './draw.ts'
import type { PdfCode } from './paper-errors.ts'
import { createLane } from './paper-lane.ts'
import { PATIENCE } from './patience.ts'

/** A page as pixels, four bytes each: red, green, blue, opacity. */
export interface Pixels {
  data: Uint8Array
  width: number
  height: number
}

/** What the thread is asked for. */
export type PaperTask =
  | { task: 'draw'; kind: DocumentKind; content: DocumentContent; facts: PaperFacts }
  | { task: 'count'; bytes: Uint8Array }
  | { task: 'picture'; bytes: Uint8Array; page: number }

/** What it answers, by task. */
export interface PaperAnswers {
  draw: DrawnPaper
  count: { pages: number }
  picture: Pixels
}

export type PaperReply<Task extends PaperTask['task'] = PaperTask['task']> =
  | { answer: PaperAnswers[Task] }
  | { code: PdfCode }
  | { error: unknown }

/** A paper with more characters is drawn beside the others: it takes seconds. */
const SHORT = 20_000

// Each lane is a thread of its own, which does one task after the other. So a long paper holds up no short one, and a PDF of
// another program none that the portal draws. A thread costs memory only while it is used.
const lanes = { short: createLane(), long: createLane(), sent: createLane() }

/**
 * Draws and reads PDFs in threads of their own, so a large or malicious file can neither block nor crash the server: a
 * thread is terminated when it takes too long, and replaced after every failure.
 * @throws PdfError for a file that cannot be shown, PaperSlowError
 */
export function askPaperThread<Task extends PaperTask['task']>(
  request: Extract<PaperTask, { task: Task }>,
  patience: number = PATIENCE[request.task],
): Promise<PaperAnswers[Task]> {
  return lanes[laneOf(request)]<Task>(request, patience)
}

function laneOf(request: PaperTask): keyof typeof lanes {
  if (request.task !== 'draw') return 'sent'
  return lengthOf(request.content) > SHORT ? 'long' : 'short'
}

/** Characters of a paper; every line has some thirty besides its name. */
function lengthOf({ lines, paragraphs }: DocumentContent): number {
  const texts = [...paragraphs, ...lines.map(({ name }) => name)]
  return texts.reduce((sum, text) => sum + text.length, lines.length * 30)
}
