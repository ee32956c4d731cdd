import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const app = join(import.meta.dirname, '..')

/** Forms of guests, and those that do the same for everybody. */
const FOR_EVERYBODY = [
  /^features\/access\//,
  /^features\/people\/sign-in-form/,
  /^features\/letters\/locked-letters/,
  /^features\/site\/theme-choice/,
  /^features\/analytics\/consent/,
  /^features\/ads\/phone-reveal/,
  // Stands in parts that do not know for whom they are rendered; another press takes it back.
  /^features\/hearts\/heart/,
  // Only fills in another form.
  /^features\/ask\/ask-entrance/,
  // Has all fields of the form that could not be sent.
  /^features\/content-desk\/unsaved-entry/,
  /^routes\/access\//,
]

/** A form that posts, and what it has before the next one. */
const POSTS = /(?:method="post"|\{\.\.\.(?:use\w*Form\(|form\}))/

const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.tsx') && !file.includes('.test.') && !FOR_EVERYBODY.some((it) => it.test(file)),
)

test('every form of a member says for whom it was rendered', () => {
  const forms = files.flatMap((file) => {
    const [, ...rest] = readFileSync(join(app, file), 'utf8').split(POSTS)
    return rest.map((text) => ({ file, text }))
  })
  expect(forms.length).toBeGreaterThan(30)
  const without = forms.filter(
    ({ text }) => !text.includes('<RenderedFor />') && !/^[^<]*paths\.signOut/.test(text),
  )
  expect(without.map(({ file }) => file)).toEqual([])
})

/** They read what everybody may read. */
const READ_ALONE = ['features/ad-editor/title-finds.tsx', 'features/ads/next-ads.ts']

test('every call from a page says for whom the page was rendered', () => {
  const all = readdirSync(app, { recursive: true, encoding: 'utf8' })
  const makers = all.filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/test/.test(file) &&
      readFileSync(join(app, file), 'utf8').includes('createPortal('),
  )
  expect(makers.toSorted()).toEqual([...READ_ALONE, 'shell/browser-portal.ts'].toSorted())
})
