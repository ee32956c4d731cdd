/**
 * Writes the fonts of the pictures for shared links: one weight of each family, since what draws them reads neither
 * WOFF2 nor variable fonts. Run `node scripts/picture-fonts.ts` after a new release of a family; the result is
 * committed. SIL Open Font License.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { FONT_SIGNS } from './font-signs.ts'

const folder = join(import.meta.dirname, '../server/pictures/fonts')

const FAMILIES = {
  'golos-text': {
    manifest: import.meta.resolve('@fontsource-variable/golos-text/package.json'),
    weight: 500,
  },
  geologica: { manifest: import.meta.resolve('@fontsource-variable/geologica/package.json'), weight: 600 },
}

await mkdir(folder, { recursive: true })
for (const [family, { manifest, weight }] of Object.entries(FAMILIES)) {
  for (const source of ['cyrillic', 'cyrillic-ext', 'latin', 'latin-ext'] as const) {
    const whole = await readFile(
      join(dirname(fileURLToPath(manifest)), `files/${family}-${source}-wght-normal.woff2`),
    )
    const rare = source === 'cyrillic' || source === 'latin' ? FONT_SIGNS[`${source}-rare`] : ''
    const part = await subsetFont(whole, FONT_SIGNS[source] + rare, {
      targetFormat: 'sfnt',
      variationAxes: { wght: weight },
      keepFeatures: ['ccmp', 'kern', 'tnum'],
    })
    await writeFile(join(folder, `${family}-${source}.ttf`), part)
  }
}
