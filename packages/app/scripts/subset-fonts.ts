/**
 * Reduces the font files to the characters and weights that the portal uses. Run `node scripts/subset-fonts.ts` after a
 * new release of a family; the result is committed, so that builds do not need it. SIL Open Font License.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { FONT_SIGNS } from './font-signs.ts'

const fonts = join(import.meta.dirname, '../app/fonts')

/** `theme.css` uses only weights within this range. */
const WEIGHTS = { min: 400, max: 650 }

/** Features that browsers apply by default, and tabular figures. */
const FEATURES = ['ccmp', 'locl', 'rlig', 'calt', 'liga', 'clig', 'kern', 'mark', 'mkmk', 'tnum']

const FAMILIES = {
  'golos-text': import.meta.resolve('@fontsource-variable/golos-text/package.json'),
  geologica: import.meta.resolve('@fontsource-variable/geologica/package.json'),
}

for (const [family, manifest] of Object.entries(FAMILIES)) {
  const folder = dirname(fileURLToPath(manifest))
  for (const [alphabet, signs] of Object.entries(FONT_SIGNS)) {
    const source = alphabet.replace('-rare', '')
    const whole = await readFile(join(folder, `files/${family}-${source}-wght-normal.woff2`))
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
