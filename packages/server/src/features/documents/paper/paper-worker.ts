import { parentPort } from 'node:worker_threads'
import { drawPaper } from './draw.ts'
import type { PaperReply, PaperTask } from './paper-thread.ts'
import { countPages, PdfRefusal, renderPage } from './pdfium.ts'

// The thread that draws and reads PDFs: see paper-thread.ts.

const port = parentPort
if (!port) throw new Error('This file runs as a worker thread')

async function answer(request: PaperTask): Promise<PaperReply> {
  try {
    switch (request.task) {
      case 'draw':
        return { answer: await drawPaper(request.kind, request.content, request.facts) }
      case 'count':
        return { answer: { pages: await countPages(request.bytes) } }
      case 'picture':
        return { answer: await renderPage(request.bytes, request.page) }
    }
  } catch (error) {
    if (error instanceof PdfRefusal) return { code: error.code }
    // The engine fails in many ways on broken files.
    return request.task === 'draw' ? { error } : { code: 'pdf_broken' }
  }
}

/** A drawn PDF is given to the asking thread without a copy. */
function given(reply: PaperReply): ArrayBuffer[] {
  return 'answer' in reply && 'bytes' in reply.answer && reply.answer.bytes.buffer instanceof ArrayBuffer
    ? [reply.answer.bytes.buffer]
    : []
}

port.on('message', async (request: PaperTask) => {
  const reply = await answer(request)
  port.postMessage(reply, given(reply))
})
