import type { Plugin } from 'vite'
import { type Edit, edited, isNamed, isNode, listOf, type Node, nodesOf } from './syntax-tree.ts'

/** What a module names that declares late parts. */
const LATE = /\/late\.ts$/

/**
 * Makes parts that browsers load late ordinary ones on the server, where they would be left out of the HTML: instead of
 * `late(() => import('./remark.tsx'), 'Remark')` the module imports `Remark`. Browsers run the call as it is written.
 */
export function lateParts(): Plugin {
  return {
    name: 'sauda:late-parts',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    transform: {
      filter: { id: /\.tsx?$/, code: /\blate\(/ },
      handler(code, id) {
        const parse = (text: string) => this.parse(text, { lang: id.endsWith('x') ? 'tsx' : 'ts' })
        const atHand = withPartsAtHand(code, parse)
        return atHand === null ? null : { code: atHand, map: null }
      },
    },
  }
}

/** Returns a module's code with its late parts imported; null if it has none. Lines keep their numbers. */
export function withPartsAtHand(code: string, parse: (code: string) => unknown): string | null {
  const nodes = [...nodesOf(parse(code))]
  if (!nodes.some(importsLate)) return null
  const calls = nodes.filter(isCall)
  const imports: string[] = []
  const edits = calls.map((call): Edit => {
    const { start, end } = call
    const lines = code.slice(start, end).replaceAll(/[^\n]+/g, '')
    const { file, name, inBrowser } = partOf(call)
    if (inBrowser) return { start, end, text: `(() => null)${lines}` }
    const local = `latePart${imports.length}`
    imports.push(`import { ${name} as ${local} } from ${JSON.stringify(file)};`)
    return { start, end, text: local + lines }
  })
  return calls.length > 0 ? imports.join(' ') + edited(code, edits) : null
}

function importsLate({ type, source }: Node): boolean {
  return type === 'ImportDeclaration' && LATE.test(textOf(source) ?? '')
}

function isCall({ type, callee }: Node): boolean {
  return type === 'CallExpression' && isNamed(callee, 'late')
}

/** The file and the export that a call names, and whether the part is for browsers alone. */
function partOf({ arguments: values }: Node): { file: string; name: string; inBrowser: boolean } {
  const [load, named, manner] = listOf(values)
  const file = isNode(load?.body) && load.body.type === 'ImportExpression' ? textOf(load.body.source) : null
  const name = textOf(named)
  if (!file || !name) {
    throw new Error("late takes () => import('…') and the name of an export, both written out in it")
  }
  const inBrowser = listOf(manner?.properties).some(({ key }) => isNamed(key, 'inBrowser'))
  return { file, name, inBrowser }
}

/** The text of a string that is written out. */
function textOf(value: unknown): string | null {
  return isNode(value) && typeof value.value === 'string' ? value.value : null
}
