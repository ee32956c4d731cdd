/**
 * Cuts the families' files down to the signs and weights that the portal shows, once: `node scripts/subset-fonts.ts` after
 * a new release of a family. What it writes is committed, so that a build needs no such work. SIL Open Font License.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { FONT_SIGNS } from './font-signs.ts'

const fonts = join(import.meta.dirname, '../app/fonts')

/** `theme.css` uses no weight outside of these. */
const WEIGHTS = { min: 400, max: 650 }

/** What browsers apply by themselves, and figures of one width. */
const FEATURES = ['ccmp', 'locl', 'rlig', 'calt', 'liga', 'clig', 'kern', 'mark', 'mkmk', 'tnum']

const FAMILIES = {
  'golos-text': import.meta.resolve('@fontsource-variable/golos-text/package.json'),
  geologica: import.meta.resolve('@fontsource-variable/geologica/package.json'),
}

for (const [family, manifest] of Object.entries(FAMILIES)) {
  const folder = dirname(fileURLToPath(manifest))
  for (const [alphabet, signs] of Object.entries(FONT_SIGNS)) {
    const whole = await readFile(join(folder, `files/${family}-${alphabet}-wght-normal.woff2`))
    const part = await subsetFont(whole, signs, {
      targetFormat: 'woff2',
      variationAxes: { wght: WEIGHTS },
      keepFeatures: FEATURES,
    })
    await writeFile(join(fonts, `${family}-${alphabet}.woff2`), part)
    console.log(`${family} ${alphabet}: ${whole.length} → ${part.length} bytes`)
  }
  await copyFile(join(folder, 'LICENSE'), join(fonts, `${family}-OFL.txt`))
}
