import { join } from 'node:path'

const app = join(import.meta.dirname, '..')

/** The demo centre's pictures: the kit's drawings, rendered once by the build. */
export const demoPictures = {
  drawings: join(app, '../ui/drawings'),
  drawn: join(app, 'node_modules/.cache/demo-pictures'),
}
