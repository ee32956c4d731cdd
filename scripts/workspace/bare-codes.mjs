import ts from 'typescript'
import { readSources } from './sources.mjs'
import { bare, nameOf, syntaxOf } from './syntax.mjs'

/** The SDK's tables define the codes; tests and their fixtures state expectations as numbers. */
const LEFT_OUT = /^packages\/sdk\/|\.test\.tsx?$|\/testing\/|\.stories\.tsx$/

/** Names of what holds statuses, roles or notification types: `ad.status`, `from_status`, `roleId`, `WAITING_STATUSES`. */
const NAME =
  /(?:(?:^|[_.])(?:role(?:_id|Id)?|status|type)|(?:Role(?:Id)?|Status|Type)|(?:^|_)(?:ROLE(?:_ID)?|STATUS|TYPE))(?:e?s|E?S)?$/
const CODE = /^(?:99[89]|31|40|30|20|15|10|[1-5])$/

/** The same in SQL. */
const COLUMN = String.raw`\b(?:role_id|(?:from_|to_)?status|type)\b['"]?`
const LITERAL = String.raw`\(?\s*(?:\$\{\s*)?\b(?:99[89]|31|40|30|20|15|10|[1-5])\b(?!_)`
const COMPARED = '(?:={1,3}|!==?|<>|[<>]=?)'
const LISTED = String.raw`(?:not\s+)?\bin\b|${COMPARED}\s*(?:any|all|some)\s*\(\s*(?:array\s*\[)?|(?:not\s+)?\bbetween\b`
const SQL = [
  new RegExp(String.raw`${COLUMN}\s*(?:${LISTED}|${COMPARED}|:|,)\s*${LITERAL}`, 'gi'),
  new RegExp(String.raw`${COLUMN}\s*(?:not\s+)?\bin\s*\([^()]*?,\s*${LITERAL}`, 'gi'),
  new RegExp(String.raw`(?<![\w.$])${LITERAL}\s*\}?\)?\s*${COMPARED}\s*(?:\w+\.)?${COLUMN}`, 'gi'),
]

const COMPARING = new Set([
  ts.SyntaxKind.EqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
  ts.SyntaxKind.QuestionQuestionEqualsToken,
])

/** Operators that return one of their operands. */
const CHOOSING = new Set([
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
])

/** Methods that look for their argument in what they are called on, or add it. */
const OF_LISTS = new Set(['includes', 'indexOf', 'lastIndexOf', 'has', 'add', 'push', 'concat'])

/**
 * Finds literal codes, which `AD_STATUS`, `ROLE` and `NOTIFICATION_TYPE` of the SDK have names for.
 *
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function bareCodes() {
  const sources = await readSources(['packages/*.ts', 'packages/*.tsx'], LEFT_OUT)
  const places = sources.flatMap(({ file, text }) =>
    bareCodesIn(file, text).map((line) => `${file}:${line}: ${text.split('\n')[line - 1]?.trim()}`),
  )
  return { code: places.length === 0 ? 0 : 1, output: places.join('\n') }
}

/**
 * Returns the lines where a status, role or notification type is compared with or set to a literal number, in
 * TypeScript or in SQL.
 *
 * @param {string} file
 * @param {string} text
 * @returns {number[]}
 */
export function bareCodesIn(file, text) {
  const { source, nodes } = syntaxOf(file, text)
  const positions = nodes.flatMap((node) => {
    const codes = codesMet(node).map((code) => code.getStart(source))
    if (!isText(node)) return codes
    const start = node.getStart(source)
    return [...codes, ...inSql(node.getText(source)).map((at) => start + at)]
  })
  const lines = positions.map((at) => source.getLineAndCharacterOfPosition(at).line + 1)
  return [...new Set(lines)].sort((a, b) => a - b)
}

/**
 * Returns the literal codes that a node brings together with a name of what holds codes.
 *
 * @param {ts.Node} node
 */
function codesMet(node) {
  const parts = partsOf(node).filter((part) => part !== undefined)
  return parts.some(isNamed) ? parts.filter(isCode) : []
}

/**
 * The parts of a node that are compared with one another, or of which one is set to another.
 *
 * @param {ts.Node} node
 * @returns {(ts.Node | undefined)[]}
 */
function partsOf(node) {
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken
    return COMPARING.has(kind) || CHOOSING.has(kind) ? [node.left, node.right] : []
  }
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse]
  if (ts.isArrayLiteralExpression(node)) return [...node.elements]
  if (ts.isCallExpression(node)) {
    const { expression } = node
    const isOfList = ts.isPropertyAccessExpression(expression) && OF_LISTS.has(expression.name.text)
    return isOfList ? [expression.expression, ...node.arguments] : [...node.arguments]
  }
  if (ts.isSwitchStatement(node)) {
    return [
      node.expression,
      ...node.caseBlock.clauses.map((one) => (ts.isCaseClause(one) && one.expression) || undefined),
    ]
  }
  if (ts.isBindingElement(node)) return [node.propertyName ?? node.name, node.name, node.initializer]
  if (ts.isPropertyAssignment(node) || ts.isJsxAttribute(node)) return [node.name, node.initializer]
  if (ts.isShorthandPropertyAssignment(node)) return [node.name, node.objectAssignmentInitializer]
  if (ts.isPropertySignature(node)) return [node.name, node.type]
  if (ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isPropertyDeclaration(node)) {
    return [node.name, node.type, node.initializer]
  }
  return ts.isTypeAliasDeclaration(node) ? [node.name, node.type] : []
}

/**
 * @param {ts.Node} node `ad.status`, also as `Number(ad.status)` or `+ad.status`
 * @returns {boolean}
 */
function isNamed(node) {
  if (ts.isCallExpression(node)) return node.arguments.length === 1 && node.arguments.some(isNamed)
  if (ts.isPrefixUnaryExpression(node)) return isNamed(node.operand)
  return NAME.test(nameOf(bare(/** @type {ts.Expression} */ (node))) ?? '')
}

/**
 * Whether a node is a literal code, or may be one: a list with a code, a choice between codes, a union of codes.
 *
 * @param {ts.Node | undefined} node
 * @returns {boolean}
 */
function isCode(node) {
  if (!node) return false
  if (ts.isNumericLiteral(node)) return CODE.test(node.text)
  if (ts.isLiteralTypeNode(node)) return isCode(node.literal)
  if (ts.isUnionTypeNode(node)) return node.types.some(isCode)
  if (ts.isTupleTypeNode(node)) return node.elements.some(isCode)
  if (ts.isArrayTypeNode(node)) return isCode(node.elementType)
  if (ts.isParenthesizedTypeNode(node) || ts.isTypeOperatorNode(node)) return isCode(node.type)
  if (ts.isArrayLiteralExpression(node)) return node.elements.some(isCode)
  if (ts.isSpreadElement(node) || ts.isJsxExpression(node)) return isCode(node.expression)
  if (ts.isNewExpression(node)) return node.arguments?.some(isCode) ?? false
  if (ts.isConditionalExpression(node)) return isCode(node.whenTrue) || isCode(node.whenFalse)
  if (ts.isBinaryExpression(node)) {
    return CHOOSING.has(node.operatorToken.kind) && (isCode(node.left) || isCode(node.right))
  }
  const inner = bare(/** @type {ts.Expression} */ (node))
  return inner !== node && isCode(inner)
}

/** @param {ts.Node} node */
function isText(node) {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)
}

/** @param {string} text as written, `${…}` included */
function inSql(text) {
  return SQL.flatMap((pattern) => [...text.matchAll(pattern)].map(({ index }) => index))
}
