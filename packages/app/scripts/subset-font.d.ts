/** The part of subset-font that is used here; the package has no types. */
declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2' | 'sfnt'
    variationAxes: Readonly<Record<string, { min: number; max: number }>>
    keepFeatures: readonly string[]
  }
  export default function subsetFont(font: Buffer, signs: string, options: Options): Promise<Buffer>
}
