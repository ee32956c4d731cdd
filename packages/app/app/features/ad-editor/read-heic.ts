import { drawJpeg } from './draw-jpeg.ts'
import type { HeicAnswer, HeicProblem, HeicQuestion } from './heic-worker.ts'

/** The JPEG, or why there is none: a problem of the file, or undefined if the decoder could not be loaded. */
export type ReadHeic = { ok: true; file: File } | { ok: false; problem: HeicProblem | undefined }

/**
 * Turns a HEIC into a JPEG: by the browser if it can, else by libheif in a worker. Cancelling ends the worker, and what
 * is returned then means nothing.
 */
export async function readHeic(
  file: File,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<ReadHeic> {
  const own = await createImageBitmap(file).catch(() => null)
  const answer = own ? { jpeg: await drawJpeg(own) } : await inWorker(file, signal, onProgress)
  own?.close()
  if (!('jpeg' in answer)) return { ok: false, problem: answer.problem }
  const name = `${file.name.replace(/\.hei[cf]$/i, '')}.jpg`
  return { ok: true, file: new File([answer.jpeg], name, { type: 'image/jpeg' }) }
}

type Final = Exclude<HeicAnswer, { share: number }>

function inWorker(file: File, signal: AbortSignal, onProgress: (share: number) => void): Promise<Final> {
  const { promise, resolve } = Promise.withResolvers<Final>()
  const missing = () => resolve({ problem: undefined })
  if (signal.aborted) missing()
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<HeicAnswer>) =>
    'share' in data ? onProgress(data.share) : resolve(data),
  )
  worker.addEventListener('error', missing)
  signal.addEventListener('abort', missing)
  worker.postMessage({ file } satisfies HeicQuestion)
  return promise.finally(() => worker.terminate())
}
