/** The seven light picture backgrounds of the kit's tokens. */
export const grounds = {
  sand: '#f3e8d8',
  mist: '#e0eaf1',
  sage: '#e1ece0',
  clay: '#f5e3dc',
  straw: '#f5edc9',
  aqua: '#d9ecec',
  stone: '#e8e7e2',
} as const

export type Ground = keyof typeof grounds

export const PICTURE = { width: 1280, height: 960 } as const

/** The drawing's share of the picture's width. */
const SHARE = 0.84

/**
 * Returns a photo for an ad: a drawing centred on one of the seven backgrounds, as an SVG of 1280 × 960.
 * @param drawing the text of an SVG file with a viewBox
 * @throws RangeError if the text is not an SVG with a viewBox
 */
export const composePicture = (drawing: string, ground: Ground): string => {
  const root = /<svg\b[^>]*\bviewBox="([^"]+)"[^>]*>/.exec(drawing)
  const end = drawing.lastIndexOf('</svg>')
  if (!root || end < 0) throw new RangeError('A picture needs a drawing with a viewBox')
  const { width, height } = PICTURE
  const [w, h] = [width * SHARE, height * SHARE]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${grounds[ground]}"/>`,
    `<svg x="${(width - w) / 2}" y="${(height - h) / 2}" width="${w}" height="${h}" viewBox="${root[1]}">`,
    drawing.slice(root.index + root[0].length, end),
    '</svg></svg>',
  ].join('')
}
