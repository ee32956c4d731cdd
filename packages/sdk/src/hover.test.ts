import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }

/* What an editor shows of the public functions and types: their names, never a shape without one, and a docstring. */

const folder = fileURLToPath(new URL('..', import.meta.url))
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

type Told = { readonly name: string; readonly text: string; readonly doc: string }

const told = entries.flatMap((entry) =>
  exportsOf(entry).flatMap((symbol) => [tell(symbol), ...fieldsOf(symbol).map(tell)]),
)

test('there is something to read', () => {
  expect(told.length).toBeGreaterThan(600)
})

test('no function, type or field shows a shape without a name', () => {
  expect(unique(told.filter(({ text }) => SHAPE.test(text)))).toEqual([])
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
  return (
    declaration !== undefined &&
    (ts.isPropertySignature(declaration) ||
      ts.isMethodSignature(declaration) ||
      ts.isPropertyDeclaration(declaration))
  )
}

function isOwn(symbol: ts.Symbol): boolean {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? ''
  return file.startsWith(`${folder}src/`) && !TABLES.test(file)
}

function tell(symbol: ts.Symbol): Told {
  const declaration = symbol.declarations?.[0]
  const place = declaration && ts.getNameOfDeclaration(declaration)
  if (!place) throw new Error(`${symbol.name} is declared nowhere`)
  const file = place.getSourceFile().fileName
  const shown = service.getQuickInfoAtPosition(file, place.getStart())
  const parent = declaration?.parent
  const owner = parent && ts.isInterfaceDeclaration(parent) ? `${parent.name.text}.` : ''
  return {
    name: `${file.slice(`${folder}src/`.length)} ${owner}${symbol.name}`,
    text: ts.displayPartsToString(shown?.displayParts),
    doc: ts.displayPartsToString(shown?.documentation),
  }
}

function languageService(files: readonly string[]): ts.LanguageService {
  const config = ts.readConfigFile(`${folder}tsconfig.json`, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, folder)
  return ts.createLanguageService({
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    getCompilationSettings: () => ({ ...options, noErrorTruncation: true }),
    getScriptFileNames: () => [...files],
    getScriptVersion: () => '1',
    getScriptSnapshot: (file) => {
      const text = ts.sys.readFile(file)
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
  })
}
