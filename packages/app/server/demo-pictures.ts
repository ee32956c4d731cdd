import { join } from 'node:path'
import { APP, DRAWINGS } from './folders.ts'

/** The demo centre's pictures: the kit's drawings, rendered once by the build. */
export const demoPictures = {
  drawings: DRAWINGS,
  drawn: join(APP, 'node_modules/.cache/demo-pictures'),
}
