import { join } from 'node:path'
import { APP, DRAWINGS } from './folders.ts'

/** The demo centre's pictures: the kit's drawings, drawn when they are first asked for, once for all data folders. */
export const demoPictures = {
  drawings: DRAWINGS,
  drawn: join(APP, 'node_modules/.cache/demo-pictures'),
}
