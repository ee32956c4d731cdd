import { extname, join } from 'node:path'

/** `.ts` while the portal runs from its sources; its bundle is `build/portal/*.js`. */
const extension = extname(import.meta.filename)

/** The app's folder. */
export const APP = join(import.meta.dirname, extension === '.ts' ? '..' : '../..')

/** The kit's drawings. */
export const DRAWINGS = join(APP, '../ui/drawings')

/** The fonts of the pictures of shared links. */
export const PICTURE_FONTS = join(APP, 'server/pictures/fonts')

/** What creates the demo centre in a process of its own. */
export const CREATE_DEMO = join(import.meta.dirname, `create-demo${extension}`)
