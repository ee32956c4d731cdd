import ts from 'typescript'

/**
 * A block of code in a document.
 *
 * @typedef {{ place: string, line: number, text: string }} Block `line` is that of its first line of code
 */

/** A comment that begins like a value shows what the statement before it returns. */
const SHOWN = /^(?:['"[{\d-]|(?:true|false|null|undefined)\b)/

/**
 * Returns the TypeScript blocks of a Markdown document.
 *
 * @param {string} place
 * @param {string} text
 * @returns {Block[]}
 */
export function blocksOfMarkdown(place, text) {
  return [...text.matchAll(/^```ts\n(.*?)^```/gms)].map(({ index, 1: code = '' }) => ({
    place,
    line: text.slice(0, index).split('\n').length + 1,
    text: code,
  }))
}

/**
 * Returns the indented blocks of the docstrings in a source.
 *
 * @param {string} place
 * @param {string} text
 * @returns {Block[]}
 */
export function blocksOfDocstrings(place, text) {
  return [...text.matchAll(/(?:^ *\* {5,}.*\n)+/gm)].map(({ index, 0: lines }) => ({
    place,
    line: text.slice(0, index).split('\n').length,
    text: lines.replaceAll(/^ *\* {5}/gm, ''),
  }))
}

/**
 * Joins blocks to one program: their imports are merged, everything else stays in its order.
 *
 * @param {Block[]} blocks
 * @returns {{ imports: string, body: string }}
 */
export function programOf(blocks) {
  /** @type {Map<string, { defaults: Set<string>, names: Set<string> }>} */
  const imports = new Map()
  const bodies = blocks.map((block) => {
    const source = parsed(block.text)
    let body = block.text
    for (const statement of [...source.statements].filter(ts.isImportDeclaration).reverse()) {
      const from = statement.moduleSpecifier.getText()
      const { defaults, names } = imports.get(from) ?? { defaults: new Set(), names: new Set() }
      imports.set(from, { defaults, names })
      const { name, namedBindings } = statement.importClause ?? {}
      if (name) defaults.add(name.text)
      if (namedBindings && ts.isNamedImports(namedBindings))
        for (const element of namedBindings.elements) names.add(element.getText())
      body = body.slice(0, statement.getFullStart()) + body.slice(statement.end)
    }
    return `// ${block.place}:${block.line}\n${body.trim()}\n`
  })
  const lines = [...imports].map(([from, { defaults, names }]) => {
    const braces = names.size > 0 ? [`{ ${[...names].sort().join(', ')} }`] : []
    return `import ${[...defaults, ...braces].join(', ')} from ${from}`
  })
  return { imports: lines.join('\n'), body: bodies.join('\n') }
}

/**
 * Turns each statement that a comment shows the value of into a call of `shows(place, value, expected)`.
 *
 * @param {Block} block
 * @returns {{ text: string, places: string[] }} `places` of the comments
 */
export function withChecks(block) {
  const source = parsed(block.text)
  /** @type {{ start: number, end: number, with: string }[]} */
  const edits = []
  /** @type {string[]} */
  const places = []
  /** @type {(node: ts.Node) => void} */
  const visit = (node) => {
    const expected = ts.isExpressionStatement(node) ? commentAfter(node, block.text) : undefined
    if (!ts.isExpressionStatement(node) || expected === undefined) return ts.forEachChild(node, visit)
    const { line } = source.getLineAndCharacterOfPosition(node.getStart())
    const place = `${block.place}:${block.line + line}`
    const shown = `shows(${JSON.stringify(place)}, ${shownBy(node.expression)}, (${expected}))`
    places.push(place)
    edits.push({ start: node.getStart(), end: node.end, with: shown })
  }
  visit(source)
  const comments = block.text
    .split('\n')
    .filter((line) => SHOWN.test(/(?:^|\s)\/\/ (.*)$/.exec(line)?.[1] ?? ''))
  if (comments.length !== places.length)
    throw new Error(`${block.place}:${block.line}: a comment shows a value, but not that of a statement`)
  const text = edits.reduceRight(
    (all, edit) => all.slice(0, edit.start) + edit.with + all.slice(edit.end),
    block.text,
  )
  return { text, places }
}

/**
 * Returns the value that a comment behind a statement, or on the line after it, shows.
 *
 * @param {ts.Node} statement
 * @param {string} text
 */
function commentAfter(statement, text) {
  const behind = ts.getTrailingCommentRanges(text, statement.end)?.[0]
  const below = ts.getLeadingCommentRanges(text, statement.end)?.[0]
  const isNext = below && !text.slice(statement.end, below.pos).includes('\n\n')
  const range = behind ?? (isNext ? below : undefined)
  const comment = range ? text.slice(range.pos + 2, range.end).trim() : ''
  return SHOWN.test(comment) ? comment : undefined
}

/** @param {ts.Expression} expression of which `console.log` shows its argument */
function shownBy(expression) {
  const isLog = ts.isCallExpression(expression) && expression.expression.getText() === 'console.log'
  if (isLog && expression.arguments.length !== 1)
    throw new Error(`One value is shown: ${expression.getText()}`)
  return (isLog ? expression.arguments[0] : expression)?.getText()
}

/** @param {string} text */
function parsed(text) {
  return ts.createSourceFile('block.ts', text, ts.ScriptTarget.Latest, true)
}
