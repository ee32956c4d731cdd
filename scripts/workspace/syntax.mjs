import ts from 'typescript'

/**
 * Reads the syntax tree of a file.
 *
 * @param {string} file its name determines whether it contains JSX
 * @param {string} text
 * @returns {{ source: ts.SourceFile, nodes: ts.Node[] }} all nodes, those of comments excepted
 */
export function syntaxOf(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false)
  /** @type {ts.Node[]} */
  const nodes = [source]
  for (const node of nodes) {
    ts.forEachChild(node, (child) => {
      nodes.push(child)
    })
  }
  return { source, nodes }
}

/**
 * Returns an expression without what does not change its value: parentheses, `as`, `satisfies` and `!`.
 *
 * @param {ts.Expression} expression
 * @returns {ts.Expression}
 */
export function bare(expression) {
  return ts.isParenthesizedExpression(expression) ||
    ts.isAsExpression(expression) ||
    ts.isSatisfiesExpression(expression) ||
    ts.isNonNullExpression(expression)
    ? bare(expression.expression)
    : expression
}

/**
 * Returns the name of a property, a variable or a column, where the text says it.
 *
 * @param {ts.Node | undefined} node
 * @returns {string | undefined}
 */
export function nameOf(node) {
  if (!node) return undefined
  if (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) return node.text
  if (ts.isPropertyAccessExpression(node)) return node.name.text
  if (ts.isElementAccessExpression(node)) return nameOf(node.argumentExpression)
  return ts.isComputedPropertyName(node) ? nameOf(node.expression) : undefined
}
