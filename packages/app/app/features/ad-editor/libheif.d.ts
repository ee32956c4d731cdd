/** What the portal uses of libheif-js, which declares no types for its own classes. */
declare module 'libheif-js/libheif-wasm/libheif.js' {
  export type HeifImage = {
    is_primary(): boolean
    /** After turning it upright. */
    get_width(): number
    get_height(): number
    /** Fills the pixels, and calls back with them, or with null if the picture is damaged. */
    display(pixels: ImageData, done: (pixels: ImageData | null) => void): void
  }

  type Heif = { HeifDecoder: new () => { decode(file: ArrayBuffer): HeifImage[] } }

  export default function libheif(options: { wasmBinary: ArrayBuffer }): Promise<Heif> | Heif
}
