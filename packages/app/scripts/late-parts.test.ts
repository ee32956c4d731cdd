import { build, parseSync, type Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { lateParts, withPartsAtHand } from './late-parts.ts'

const FROM = `import { late } from '../../shell/late.ts'\n`

const atHand = (code: string) => withPartsAtHand(code, (text) => parseSync('page.tsx', text).program)

describe('withPartsAtHand', () => {
  it('imports the part by its name', () => {
    expect(atHand(`${FROM}const Remark = late(() => import('./remark.tsx'), 'EditedRemark')`)).toBe(
      `import { EditedRemark as latePart0 } from "./remark.tsx";${FROM}const Remark = latePart0`,
    )
  })

  it('imports each part of a module, also two of one file', () => {
    const code = atHand(`${FROM}
const One = late(() => import('./parts.tsx'), 'One')
const Other = late(() => import('./parts.tsx'), 'Other', { waits: true })`)
    expect(code).toContain(`import { One as latePart0 } from "./parts.tsx"; import { Other as latePart1 }`)
    expect(code).toMatch(/const One = latePart0\nconst Other = latePart1$/)
  })

  it('keeps the numbers of the lines', () => {
    const code = atHand(`${FROM}const Desk = late(
  () => import('./desk.tsx'),
  'Desk',
)
export const line6 = true`)
    expect(code?.split('\n').at(5)).toBe('export const line6 = true')
  })

  it('leaves out what only browsers render', () => {
    expect(
      atHand(`${FROM}const Signing = late(() => import('./signing.tsx'), 'Signing', { inBrowser: true })`),
    ).toBe(`${FROM}const Signing = (() => null)`)
  })

  it.each([
    `const Remark = late(() => import('./remark.tsx'), 'Remark')`,
    `${FROM}export const words = { said: say.late(3) }`,
    `import { late } from './translated.ts'\nlate(3)`,
    `import type { Late } from '../../shell/late.ts'`,
  ])('does not change a module without late parts: %s', (code) => {
    expect(atHand(code)).toBeNull()
  })

  it.each([
    'late(load, "Remark")',
    'late(() => import(file), "Remark")',
    'late(() => import("./remark.tsx"), name)',
    'late(() => import("./remark.tsx"))',
    'late(() => import("./remark.tsx").then(({ Remark }) => Remark), "Remark")',
    'late(async () => { return await import("./remark.tsx") }, "Remark")',
  ])('fails the build if the file and the name are not written out: %s', (call) => {
    expect(() => atHand(`${FROM}const Remark = ${call}`)).toThrow('both written out')
  })
})

const FILES: Readonly<Record<string, string>> = {
  '/page.ts': `import { late } from '/shell/late.ts'\nexport const Remark = late(() => import('/remark.ts'), 'Remark')`,
  '/shell/late.ts': `export const late = (load, name) => ({ load, name })`,
  '/remark.ts': `export const Remark = 'the remark itself'`,
}

async function built(ssr: boolean): Promise<readonly Rolldown.OutputChunk[]> {
  const files = {
    name: 'files',
    enforce: 'pre' as const,
    resolveId: (id: string) => (id in FILES ? id : null),
    load: (id: string) => FILES[id],
  }
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [files, lateParts()],
    build: { write: false, ssr, rollupOptions: { input: '/page.ts', preserveEntrySignatures: 'strict' } },
  })
  if (Array.isArray(result) || !('output' in result)) throw new Error('not one bundle')
  return result.output.filter((file) => file.type === 'chunk')
}

describe('lateParts', () => {
  it('puts the part into the page on the server, without waiting for it', async () => {
    const [page, ...others] = await built(true)
    expect(others).toEqual([])
    expect(page?.code).toContain('the remark itself')
    expect(page?.code).not.toMatch(/\bimport\(|\bawait\b/)
  })

  it('leaves the part to a file of its own for browsers', async () => {
    const [page, part] = await built(false)
    expect(page?.code).not.toContain('the remark itself')
    expect(part?.code).toContain('the remark itself')
    expect(page?.dynamicImports).toEqual([part?.fileName])
  })
})
