import ts from 'typescript'
import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { folder, languageService } from './test-editor.ts'

/* What an editor shows of the public functions and types: their names, never a shape without one, and a docstring. */

const entries = Object.values(manifest.exports).flatMap((target) =>
  typeof target === 'string' ? [] : [`${folder}${target['@sauda/source'].slice(2)}`],
)
const service = languageService(entries)
const program = service.getProgram()
const checker = program?.getTypeChecker()

/** An object type that is written out, such as `{ id: number; … }`; `{ skip, limit }: Part` is only a parameter. */
const SHAPE = /\{\s*(?:readonly )?(?:\[|[\w$"'-]+\??[:(])/
/** Tables that are looked up by path or operation, and what looks them up. */
const TABLES = /\/(?:generated\/contract\.d|client\/contract)\.ts$/

const INDEXED = /(?:components|operations|paths)\[|Schema</

type Told = {
  readonly name: string
  readonly text: string
  readonly doc: string
  /** The shape is that of the type itself, whose fields are told one by one. */
  readonly isOwnShape: boolean
}

const told = entries.flatMap((entry) =>
  exportsOf(entry).flatMap((symbol) => [tell(symbol), ...fieldsOf(symbol).map(tell)]),
)

test('there is something to read', () => {
  expect(told.length).toBeGreaterThan(600)
})

test('no function, type or field shows a shape without a name', () => {
  expect(unique(told.filter(({ text, isOwnShape }) => !isOwnShape && SHAPE.test(text)))).toEqual([])
})

test('no function, type or field shows where a type is found instead of its name', () => {
  expect(unique(told.filter(({ text }) => INDEXED.test(text)))).toEqual([])
})

test('every function, type and field has a docstring', () => {
  expect(unique(told.filter(({ doc }) => doc === ''))).toEqual([])
})

test.each([
  ['Ad.status', '(property) Ad.status?: Open<AdStatus>'],
  ['Ad.allowed_actions', '(property) Ad.allowed_actions?: Open<AdAction>[]'],
  ['AdCard.photo', '(property) AdCard.photo: Photo | null'],
  ['AdPage', 'interface AdPage'],
  ['getAd', 'function getAd(portal: Portal, id: number, options?: AdOptions): Promise<Ad>'],
])('%s is shown as %s', (name, text) => {
  expect(told.find((one) => one.name.endsWith(` ${name}`))?.text).toContain(text)
})

function unique(failed: readonly Told[]): string[] {
  return [...new Set(failed.map(({ name, text }) => `${name}: ${text}`))]
}

/** The functions and types that an entry exports. */
function exportsOf(entry: string): ts.Symbol[] {
  const file = program?.getSourceFile(entry)
  const symbol = file && checker?.getSymbolAtLocation(file)
  const exported = symbol ? (checker?.getExportsOfModule(symbol) ?? []) : []
  return exported
    .map((one) => (checker && one.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(one) : one))
    .filter((one) => one.flags & (ts.SymbolFlags.Function | ts.SymbolFlags.Type) && isOwn(one))
}

/** The fields of a type that are declared in the SDK. */
function fieldsOf(symbol: ts.Symbol): ts.Symbol[] {
  const fields =
    symbol.flags & ts.SymbolFlags.Type ? checker?.getDeclaredTypeOfSymbol(symbol).getProperties() : []
  return (fields ?? []).filter((field) => isOwn(field) && isField(field))
}

function isField(symbol: ts.Symbol): boolean {
  const declaration = symbol.declarations?.[0]
  const name = declaration && ts.getNameOfDeclaration(declaration)
  if (!name || ts.isComputedPropertyName(name)) return false
  return [ts.isPropertySignature, ts.isMethodSignature, ts.isPropertyDeclaration].some((is) =>
    is(declaration),
  )
}

function isOwn(symbol: ts.Symbol): boolean {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? ''
  return file.startsWith(`${folder}src/`) && !TABLES.test(file)
}

function tell(symbol: ts.Symbol): Told {
  const declaration = symbol.declarations?.[0]
  const place = declaration && ts.getNameOfDeclaration(declaration)
  if (!declaration || !place) throw new Error(`${symbol.name} is declared nowhere`)
  const file = place.getSourceFile().fileName
  const shown = service.getQuickInfoAtPosition(file, place.getStart())
  return {
    name: `${file.slice(`${folder}src/`.length)} ${[...ownersOf(declaration), symbol.name].join('.')}`,
    text: ts.displayPartsToString(shown?.displayParts),
    doc: ts.displayPartsToString(shown?.documentation),
    isOwnShape: ts.isTypeAliasDeclaration(declaration) && isShape(declaration.type),
  }
}

/** The name of the type that declares a field. */
function ownersOf({ parent }: ts.Node): string[] {
  if (ts.isInterfaceDeclaration(parent) || ts.isClassDeclaration(parent)) return [parent.name?.text ?? '']
  if (ts.isTypeLiteralNode(parent) || ts.isIntersectionTypeNode(parent) || ts.isUnionTypeNode(parent))
    return ownersOf(parent)
  return ts.isTypeAliasDeclaration(parent) ? [parent.name.text] : []
}

function isShape(type: ts.TypeNode): boolean {
  return ts.isTypeLiteralNode(type) || (ts.isIntersectionTypeNode(type) && type.types.some(isShape))
}
