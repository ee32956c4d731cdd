import { stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { DECODER_BYTES } from './heic-decoder-bytes.ts'

it('is the size of the decoder that is installed', async () => {
  const path = createRequire(import.meta.url).resolve('libheif-js/libheif-wasm/libheif.wasm')
  expect((await stat(path)).size).toBe(DECODER_BYTES)
})
