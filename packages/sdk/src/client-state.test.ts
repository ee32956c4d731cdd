import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const packages = join(import.meta.dirname, '../..')
const text = readFileSync(join(packages, '../docs/client-state.md'), 'utf8')
const rows = [...text.matchAll(/^\| (.+?) \| `([^`#]+)#([^`]+)` \|/gm)].map(
  ([, name = '', file = '', item = '']) => ({
    name,
    file,
    item,
  }),
)

/** The names of the specification, §3 «Client state». */
const NAMES = [
  'current language index',
  'current user',
  'notification list, total and viewed count',
  ...['slider', 'sliderDetail', 'about', 'aboutOption', 'infrastructure', 'infrastructureOption'],
  ...['vehicleMaintenance', 'contact', 'tiers', 'rooms', 'awards'],
  ...['statuses dictionary', 'current step number', 'announcementRecipient'],
  ...['userBannerCount', 'userRequestCount', 'userFeedbackCount'],
  ...['signatureLoading', 'editableBanner', 'restoreUser', 'registerUser', 'email'],
]

describe('docs/client-state.md', () => {
  it.each(NAMES)('says what gives «%s»', (name) => {
    const isGiven = rows.some((row) => row.name.split(', ').includes(name) || row.name === name)
    expect(isGiven || text.includes(`- \`${name}\`: with`)).toBe(true)
  })

  it.each(rows)('$item is exported by $file', ({ file, item }) => {
    const source = readFileSync(join(packages, file), 'utf8')
    expect(source).toMatch(new RegExp(`^export (?:async )?(?:function|const|class) ${item}\\b`, 'm'))
  })
})
