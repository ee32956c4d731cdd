import ts from 'typescript'

/**
 * Lets the optional fields of the contract's schemas be `undefined` explicitly, so that programs with
 * `exactOptionalPropertyTypes` can pass a value that may be missing. JSON leaves such fields out.
 *
 * @param {string} text the generated types of the schemas
 */
export function withUndefined(text) {
  const source = ts.createSourceFile('types.ts', text, ts.ScriptTarget.Latest, true)
  /** @type {number[]} */
  const ends = []
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isPropertySignature(node) && node.questionToken && node.type && !isNever(node.type))
      ends.push(node.type.end)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return ends
    .sort((one, other) => other - one)
    .reduce((all, end) => `${all.slice(0, end)} | undefined${all.slice(end)}`, text)
}

/** @param {ts.TypeNode} type */
function isNever(type) {
  return type.kind === ts.SyntaxKind.NeverKeyword
}
