/**
 * Prints the faces of `app/fallback-fonts.css`: the fonts that stand in until the portal's own have come, scaled so that
 * lines are as wide and as high as with them. Run `node scripts/fallback-fonts.ts FOLDER` after a new release of a
 * family; FOLDER has the files that FALLBACKS names (Debian: fonts-liberation, fonts-roboto-unhinted, fonts-dejavu-core).
 * The result is committed, so that builds do not need them.
 */
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as fontkit from 'fontkit'
import subsetFont from 'subset-font'
import { FONT_SIGNS } from './font-signs.ts'

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Name the folder with the fonts that stand in.')

/** The portal's fonts, and the weights that most of their text has. */
const FAMILIES = {
  'Golos Text': { package: 'golos-text', regular: 400, bold: 550 },
  Geologica: { package: 'geologica', regular: 400, bold: 600 },
}

/**
 * Liberation Sans has the widths of Arial. Android has one file of Roboto for all weights. The names of Linux come first:
 * there, the browser asks another process for each name and each size of text, while a page waits for its first paint.
 */
const FALLBACKS = [
  {
    name: 'Arial',
    regular: { file: 'LiberationSans-Regular.ttf', names: ['Liberation Sans', 'Arial'] },
    bold: {
      file: 'LiberationSans-Bold.ttf',
      names: ['Liberation Sans Bold', 'Arial Bold', 'Arial-BoldMT'],
    },
  },
  {
    name: 'Roboto',
    regular: { file: 'Roboto-Regular.ttf', names: ['Roboto'] },
    bold: { file: 'Roboto-Medium.ttf', names: ['Roboto Medium', 'Roboto'] },
  },
  {
    name: 'DejaVu',
    regular: { file: 'DejaVuSans.ttf', names: ['DejaVu Sans'] },
    bold: { file: 'DejaVuSans-Bold.ttf', names: ['DejaVu Sans Bold'] },
  },
]

/** Text like that of the portal, in both languages. */
const SAMPLE = `За порядком следит администрация, её представляет дежурный комендант. Стойка коменданта – у входа А, телефон
указан внизу каждой страницы портала. Найдём деталь и покажем, где она лежит. Цены, гарантия, диски тормозные. Тәртіпті әкімшілік
қадағалайды, оның өкілі – кезекші комендант. Бөлшекті тауып, қай жерде жатқанын көрсетеміз. Бағалар, кепілдік, қызмет көрсету, 214.`

type Font = { widthOf: (sign: number) => number | null; ascent: number; descent: number }

function fontOf(bytes: Buffer): Font {
  const font = fontkit.create(bytes)
  if (!('glyphForCodePoint' in font)) throw new Error('a collection of fonts')
  const known = new Set(font.characterSet)
  return {
    widthOf: (sign) => (known.has(sign) ? font.glyphForCodePoint(sign).advanceWidth / font.unitsPerEm : null),
    ascent: font.ascent / font.unitsPerEm,
    descent: -font.descent / font.unitsPerEm,
  }
}

async function webFont(name: string, weight: number): Promise<Font> {
  const manifest = import.meta.resolve(`@fontsource-variable/${name}/package.json`)
  const alphabets = ['cyrillic', 'cyrillic-ext', 'latin'] as const
  const parts = await Promise.all(
    alphabets.map(async (alphabet) => {
      const file = join(dirname(fileURLToPath(manifest)), `files/${name}-${alphabet}-wght-normal.woff2`)
      const options = { targetFormat: 'sfnt', variationAxes: { wght: weight }, keepFeatures: [] } as const
      return fontOf(await subsetFont(await readFile(file), FONT_SIGNS[alphabet], options))
    }),
  )
  const [first] = parts
  if (!first) throw new Error('no font')
  return {
    ...first,
    widthOf: (sign) => parts.map((part) => part.widthOf(sign)).find((it) => it !== null) ?? null,
  }
}

/** How many times as wide the sample is in the portal's font. Signs that one of the fonts lacks are left out. */
function widthRatio(web: Font, local: Font): number {
  const widths = { web: 0, local: 0 }
  for (const letter of SAMPLE) {
    const sign = letter.codePointAt(0) ?? 0
    const [there, here] = [web.widthOf(sign), local.widthOf(sign)]
    if (there === null || here === null) continue
    widths.web += there
    widths.local += here
  }
  return widths.web / widths.local
}

const percent = (part: number) => `${(part * 100).toFixed(1)}%`

for (const [family, { package: name, ...weights }] of Object.entries(FAMILIES)) {
  for (const { name: fallback, ...faces } of FALLBACKS) {
    for (const kind of ['regular', 'bold'] as const) {
      const web = await webFont(name, weights[kind])
      const ratio = widthRatio(web, fontOf(readFileSync(join(folder, faces[kind].file))))
      console.log(`@font-face {
  font-family: "${family} ${fallback}";
  font-weight: ${kind === 'regular' ? '1 499' : '500 1000'};
  src: ${faces[kind].names.map((local) => `local("${local}")`).join(', ')};
  size-adjust: ${percent(ratio)};
  ascent-override: ${percent(web.ascent / ratio)};
  descent-override: ${percent(web.descent / ratio)};
  line-gap-override: 0%;
}`)
    }
  }
}
