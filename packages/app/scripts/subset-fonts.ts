/**
 * Reduces the font files to the characters and weights that the portal uses, and joins the files of each family that nearly
 * every page needs. Run `node scripts/subset-fonts.ts` after a new release of a family, with Python's fontTools (4.66.1) and
 * brotli (1.2.0) installed; the result is committed, so that builds do not need it. SIL Open Font License.
 */
import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
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

/** The parts that are joined into the family's first file. */
const COMMON = ['latin', 'cyrillic', 'cyrillic-ext', 'latin-ext'] as const
const RARE = ['cyrillic-rare', 'latin-rare'] as const

async function report(file: string): Promise<void> {
  console.log(`${file}: ${(await stat(join(fonts, file))).size} bytes`)
}

const parts = await mkdtemp(join(tmpdir(), 'fonts-'))
try {
  for (const [family, manifest] of Object.entries(FAMILIES)) {
    const folder = dirname(fileURLToPath(manifest))
    const subset = async (alphabet: keyof typeof FONT_SIGNS) =>
      subsetFont(
        await readFile(join(folder, `files/${family}-${alphabet.replace('-rare', '')}-wght-normal.woff2`)),
        FONT_SIGNS[alphabet],
        { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS }, keepFeatures: FEATURES },
      )

    for (const alphabet of COMMON)
      await writeFile(join(parts, `${family}-${alphabet}.woff2`), await subset(alphabet))
    await promisify(execFile)('python3', [
      join(import.meta.dirname, 'join-fonts.py'),
      join(fonts, `${family}.woff2`),
      ...COMMON.map((alphabet) => join(parts, `${family}-${alphabet}.woff2`)),
    ])
    await report(`${family}.woff2`)
    for (const alphabet of RARE) {
      await writeFile(join(fonts, `${family}-${alphabet}.woff2`), await subset(alphabet))
      await report(`${family}-${alphabet}.woff2`)
    }
    await copyFile(join(folder, 'LICENSE'), join(fonts, `${family}-OFL.txt`))
  }
} finally {
  await rm(parts, { recursive: true })
}
