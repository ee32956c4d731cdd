import { join } from 'node:path'
import type { DemoPictures } from '@sauda/server'

const app = join(import.meta.dirname, '..')

/** The demo centre's pictures: the kit's drawings, rendered once by the build. */
export const demoPictures: Required<DemoPictures> = {
  drawings: join(app, '../ui/drawings'),
  drawn: join(app, 'node_modules/.cache/demo-pictures'),
}
