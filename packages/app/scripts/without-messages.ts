import type { Plugin } from 'vite'

/** Where a message is in the code, with the comma before it. */
type Cut = { readonly from: number; readonly to: number }

/**
 * Removes the messages of React Router's assertions from the client: more than 1 kB on every page. They say to React
 * Router's developers what it expected; the error and its stack remain, and the development server keeps the messages.
 */
export function withoutMessages(): Plugin {
  let found = 0
  return {
    name: 'sauda:without-messages',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /react-router\/dist\/production\/.*\.js$/, code: /\binvariant\(/ },
      handler(code) {
        const cuts = messagesIn(this.parse(code))
        found += cuts.length
        const ends = [0, ...cuts.map(({ to }) => to)]
        const starts = [...cuts.map(({ from }) => from), code.length]
        return { code: ends.map((end, at) => code.slice(end, starts[at])).join(''), map: null }
      },
    },
    buildEnd() {
      if (found === 0) this.error('React Router’s assertions are others: look at without-messages.ts')
    },
  }
}

/** The second arguments of all calls of `invariant` in a syntax tree, in their order, none inside another. */
function messagesIn(tree: unknown): Cut[] {
  if (Array.isArray(tree)) return tree.flatMap(messagesIn)
  if (typeof tree !== 'object' || tree === null) return []
  if ('type' in tree && tree.type === 'CallExpression' && 'callee' in tree && isInvariant(tree.callee)) {
    const [value, message] = 'arguments' in tree && Array.isArray(tree.arguments) ? tree.arguments : []
    if (isNode(value) && isNode(message)) return [...messagesIn(value), { from: value.end, to: message.end }]
  }
  return Object.values(tree).flatMap(messagesIn)
}

function isInvariant(callee: unknown): boolean {
  return typeof callee === 'object' && callee !== null && 'name' in callee && callee.name === 'invariant'
}

function isNode(node: unknown): node is { end: number } {
  return typeof node === 'object' && node !== null && 'end' in node && typeof node.end === 'number'
}
