/**
 * Draws the icons of the installed app from the brand mark. Run `node scripts/draw-icons.ts` after a change of
 * `public/favicon.svg`; the result is committed.
 */
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const publicFolder = join(import.meta.dirname, '../public')
const icons = join(publicFolder, 'icons')

/** The side of the mark, `fill` of which are the floors; systems cut round shapes out of a maskable icon. */
const ICONS = [
  { name: 'icon-180', size: 180, whole: true },
  { name: 'icon-192', size: 192, whole: false },
  { name: 'icon-512', size: 512, whole: false },
  { name: 'maskable-512', size: 512, whole: true },
] as const

await mkdir(icons, { recursive: true })
const mark = String(await readFile(join(publicFolder, 'favicon.svg')))
/** Without rounded corners, and with the floors within the inner four fifths. */
const square = mark
  .replace(' rx="9"', '')
  .replace('viewBox="0 0 34 34"', 'viewBox="-3 -3 40 40"')
  .replace('<rect ', '<rect x="-3" y="-3" ')
  .replace('width="34" height="34"', 'width="40" height="40"')
for (const { name, size, whole } of ICONS) {
  await sharp(Buffer.from(whole ? square : mark), { density: (72 * size) / 34 })
    .resize(size, size)
    .png({ palette: true })
    .toFile(join(icons, `${name}.png`))
}
