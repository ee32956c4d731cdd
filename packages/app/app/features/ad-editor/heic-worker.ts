import { MAX_PHOTO_PIXELS } from '@sauda/sdk/ads'
import libheif, { type HeifImage } from 'libheif-js/libheif-wasm/libheif.js'
import decoder from 'libheif-js/libheif-wasm/libheif.wasm?url'
import { drawJpeg } from './draw-jpeg.ts'
import { DECODER_BYTES } from './heic-decoder-bytes.ts'

export type HeicProblem = 'photo_broken' | 'photo_pixels'
export type HeicQuestion = { file: File }
/** `share` is the progress, 0..1; a `problem` that is undefined means that the decoder could not be loaded. */
export type HeicAnswer = { share: number } | { jpeg: Blob } | { problem: HeicProblem | undefined }

/** How much of the progress is the loading of the decoder. */
const LOADING = 0.7

const answer = (message: HeicAnswer) => self.postMessage(message)

self.addEventListener('message', ({ data: { file } }: MessageEvent<HeicQuestion>) => {
  decode(file).then(answer, () => answer({ problem: 'photo_broken' }))
})

// The decoder draws in a task of its own, whose failures nobody else sees.
self.addEventListener('unhandledrejection', () => answer({ problem: 'photo_broken' }))

async function decode(file: File): Promise<HeicAnswer> {
  const wasmBinary = await load().catch(() => null)
  if (!wasmBinary) return { problem: undefined }
  const heif = await libheif({ wasmBinary })
  const images = new heif.HeifDecoder().decode(await file.arrayBuffer())
  const image = images.find((one) => one.is_primary()) ?? images[0]
  if (!image) return { problem: 'photo_broken' }
  if (image.get_width() * image.get_height() > MAX_PHOTO_PIXELS) return { problem: 'photo_pixels' }
  const pixels = await pixelsOf(image)
  if (!pixels) return { problem: 'photo_broken' }
  answer({ share: 0.9 })
  return { jpeg: await drawJpeg(await createImageBitmap(pixels)) }
}

async function load(): Promise<ArrayBuffer> {
  const response = await fetch(decoder)
  if (!response.ok || !response.body) throw new Error(`${decoder}: ${response.status}`)
  let loaded = 0
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      loaded += part.length
      answer({ share: Math.min(1, loaded / DECODER_BYTES) * LOADING })
      controller.enqueue(part)
    },
  })
  return new Response(response.body.pipeThrough(counting)).arrayBuffer()
}

/** Decodes the picture, upright. */
function pixelsOf(image: HeifImage): Promise<ImageData | null> {
  const { promise, resolve } = Promise.withResolvers<ImageData | null>()
  image.display(new ImageData(image.get_width(), image.get_height()), resolve)
  return promise
}
