/** The size of libheif.wasm; responses do not say it, because they are compressed. */
export const DECODER_BYTES = 1_422_377
