/** The part of subset-font that is used here; the package has no types. */
declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2' | 'sfnt'
    /** A range, or the one value that is kept. */
    variationAxes: Readonly<Record<string, { min: number; max: number } | number>>
    keepFeatures: readonly string[]
  }
  export default function subsetFont(font: Buffer, signs: string, options: Options): Promise<Buffer>
}
