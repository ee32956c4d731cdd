/** What a photo shows of a drawing: all of it, or its middle from near. */
export const views = ['whole', 'near'] as const

export type View = (typeof views)[number]

export const PICTURE = { width: 1280, height: 960 } as const

/** The drawing's share of the picture's width, as wide as the pages show drawings. */
const SHARE = 0.84
/** The middle of a drawing as a share of its width and height: the lower edge has only the shadow. */
const NEAR = { x: 0.2, y: 0.16, size: 0.6 } as const

/**
 * Returns a photo for an ad as an SVG of 1280 × 960. Its ground is transparent: pages give it one that suits their
 * theme.
 * @param drawing the text of an SVG file with a viewBox
 * @throws RangeError if the text is not an SVG with a viewBox
 */
export const composePicture = (drawing: string, view: View): string => {
  const root = /<svg\b[^>]*\bviewBox="([^"]+)"[^>]*>/.exec(drawing)
  const end = drawing.lastIndexOf('</svg>')
  if (!root || end < 0) throw new RangeError('A picture needs a drawing with a viewBox')
  const { width, height } = PICTURE
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<svg ${placed[view](root[1] ?? '')}>`,
    drawing.slice(root.index + root[0].length, end),
    '</svg></svg>',
  ].join('')
}

const placed: Record<View, (viewBox: string) => string> = {
  whole: (viewBox) => {
    const [w, h] = [PICTURE.width * SHARE, PICTURE.height * SHARE]
    return `x="${(PICTURE.width - w) / 2}" y="${(PICTURE.height - h) / 2}" width="${w}" height="${h}" viewBox="${viewBox}"`
  },
  near: (viewBox) => {
    const [x = 0, y = 0, w = 0, h = 0] = viewBox.split(/[\s,]+/).map(Number)
    const box = [x + w * NEAR.x, y + h * NEAR.y, w * NEAR.size, h * NEAR.size]
    return `width="${PICTURE.width}" height="${PICTURE.height}" viewBox="${box.join(' ')}"`
  },
}
