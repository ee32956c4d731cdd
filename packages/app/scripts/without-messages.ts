import type { Plugin } from 'vite'

/** Where a message is in the code, with the comma before it. */
type Cut = { readonly of: string; readonly from: number; readonly to: number }

/** Functions of React Router that take a value and a message for the case that it is not as expected. */
const EXPECTATIONS: ReadonlySet<string> = new Set(['invariant', 'warning', 'warnOnce'])

const ERROR = 'Error'

/**
 * Removes the messages of React Router's assertions, warnings and errors from the client: 2 kB on every page. They say
 * to React Router's developers what it expected; the error and its stack remain, and the development server keeps the
 * messages.
 */
export function withoutMessages(): Plugin {
  const found = new Set<string>()
  return {
    name: 'sauda:without-messages',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: {
        id: /react-router\/dist\/production\/.*\.js$/,
        code: /\b(?:invariant|warning|warnOnce|Error)\(/,
      },
      handler(code) {
        const cuts = messagesIn(this.parse(code))
        for (const { of } of cuts) found.add(of)
        const ends = [0, ...cuts.map(({ to }) => to)]
        const starts = [...cuts.map(({ from }) => from), code.length]
        return { code: ends.map((end, at) => code.slice(end, starts[at])).join(''), map: null }
      },
    },
    buildEnd() {
      const missing = [...EXPECTATIONS, ERROR].filter((name) => !found.has(name))
      if (missing.length > 0)
        this.error(`React Router has no ${missing.join(', ')}: look at without-messages.ts`)
    },
  }
}

/** The messages in a syntax tree, in their order, none inside another. */
function messagesIn(tree: unknown): Cut[] {
  if (Array.isArray(tree)) return tree.flatMap(messagesIn)
  if (typeof tree !== 'object' || tree === null) return []
  const [value, message] = 'arguments' in tree && Array.isArray(tree.arguments) ? tree.arguments : []
  const name = 'callee' in tree ? nameOf(tree.callee) : undefined
  if (name !== undefined && EXPECTATIONS.has(name) && isNode(value) && isNode(message)) {
    return [...messagesIn(value), { of: name, from: value.end, to: message.end }]
  }
  if (name === ERROR && !message && isNode(value) && isText(value))
    return [{ of: name, from: value.start, to: value.end }]
  return Object.values(tree).flatMap(messagesIn)
}

function nameOf(callee: unknown): string | undefined {
  const isNamed = typeof callee === 'object' && callee !== null && 'name' in callee
  return isNamed && typeof callee.name === 'string' ? callee.name : undefined
}

function isNode(node: unknown): node is { type: string; start: number; end: number } {
  return (
    typeof node === 'object' &&
    node !== null &&
    'type' in node &&
    typeof node.type === 'string' &&
    'start' in node &&
    typeof node.start === 'number' &&
    'end' in node &&
    typeof node.end === 'number'
  )
}

function isText({ type }: { type: string }): boolean {
  return type === 'Literal' || type === 'TemplateLiteral'
}
