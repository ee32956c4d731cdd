import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'

/**
 * @typedef {string | number} Code
 * @typedef {{ type?: string | string[], enum?: unknown[], 'x-codes'?: Code[], 'x-codes-from'?: string[] }} Schema
 * @typedef {Record<string, Schema>} Schemas
 * @typedef {{ name: string, type: ts.TypeNode, doc: string }} Named
 */

const OPEN = `/**
 * A code that the contract lists, or one that a newer portal has added. Editors complete the listed codes, and a
 * \`switch\` over them needs a \`default\`.
 */
export type Open<Code extends string | number> = Code | (Code extends number ? number & {} : string & {});
`

const WIDE = `/** An operation as openapi-fetch can read it: its types take the object type in \`number & {}\` apart. */
type Wide<T> = T extends string
    ? (T extends object ? string : T)
    : T extends number
      ? (T extends object ? number : T)
      : T extends object
        ? { [Key in keyof T]: Wide<T[Key]> }
        : T;
`

/**
 * Derives TypeScript from the bundled contract. `schemas` exports an interface or a type for each schema, which
 * editors and error messages then name; `contract` has the paths and operations, which refer to these names.
 *
 * @param {{ components: { schemas: Schemas } }} contract
 * @returns {Promise<{ schemas: string, contract: string }>}
 */
export async function contractTypes(contract) {
  const { schemas } = contract.components
  const closed = { ...contract, components: { ...contract.components, schemas: withEnums(schemas) } }
  const nodes = await openapiTS(JSON.stringify(closed), {
    silent: true,
    transform: (schema) => codesOf(schema, schemas),
  })
  const all = parsed(astToString(nodes))
  const scalars = new Map(
    typesIn(all).map(({ name, type }) => [name, isScalar(type) ? type.getText() : null]),
  )
  const nameOf = (/** @type {string} */ name) =>
    scalars.get(name) ?? (hasCodes(schemas[name]) ? `Open<${name}>` : name)
  const source = parsed(all.text.replaceAll(/components\["schemas"\]\["(\w+)"\]/g, (_, name) => nameOf(name)))
  const types = typesIn(source)
  const table = types.map(({ name }) => `        ${name}: ${nameOf(name)};`)
  const { pos, end } = literalOf(source)
  const schemasNamed = `${source.text.slice(0, pos)} {\n${table.join('\n')}\n    }${source.text.slice(end)}`
  const body = schemasNamed.replaceAll(/(?<=: )operations\["\w+"\]/g, (operation) => `Wide<${operation}>`)
  const written = types.filter(({ name }) => !scalars.get(name))
  const names = ['Open', ...written.map(({ name }) => name)]
  return {
    schemas: [OPEN, ...written.map(declarationOf)].join('\n'),
    contract: `import type {\n    ${names.join(',\n    ')},\n} from './schemas.ts';\n\n${WIDE}\n${body.trimStart()}`,
  }
}

/**
 * @param {Schemas} schemas
 * @returns {Schemas} the same, where those with codes accept only these: the type of a name is the closed one
 */
function withEnums(schemas) {
  const entries = Object.entries(schemas).map(([name, schema]) => [
    name,
    hasCodes(schema) ? { ...schema, enum: schema['x-codes'] } : schema,
  ])
  return Object.fromEntries(entries)
}

/** @param {Schema | undefined} schema */
function hasCodes(schema) {
  return schema?.['x-codes'] !== undefined
}

/**
 * Returns the type of a field with codes of its own or of other schemas, or with the values of a named enum and null.
 *
 * @param {Schema} schema
 * @param {Schemas} schemas
 */
function codesOf({ type, enum: values, 'x-codes': codes = [], 'x-codes-from': names = [] }, schemas) {
  const { factory } = ts
  const reference = (/** @type {string} */ name) => factory.createTypeReferenceNode(name)
  if (values?.includes(null)) {
    const listed = values.filter((value) => value !== null).join()
    const same = Object.keys(schemas).find((name) => schemas[name]?.enum?.join() === listed)
    if (!same) return undefined
    return factory.createUnionTypeNode([reference(same), factory.createLiteralTypeNode(factory.createNull())])
  }
  // A type with null comes again without it.
  if (values || Array.isArray(type) || codes.length + names.length === 0) return undefined
  const literals = codes.map((code) => factory.createLiteralTypeNode(literalNode(code)))
  const union = factory.createUnionTypeNode([...names.map(reference), ...literals])
  return factory.createTypeReferenceNode('Open', [union])
}

/** @param {Code} code */
function literalNode(code) {
  return typeof code === 'number'
    ? ts.factory.createNumericLiteral(code)
    : ts.factory.createStringLiteral(code)
}

/** @param {string} text */
function parsed(text) {
  return ts.createSourceFile('contract.ts', text, ts.ScriptTarget.Latest, true)
}

/**
 * @param {ts.SourceFile} source
 * @returns {ts.TypeLiteralNode} the type of `components['schemas']`
 */
function literalOf(source) {
  const components = source.statements
    .filter(ts.isInterfaceDeclaration)
    .find(({ name }) => name.text === 'components')
  const schemas = components?.members.find(({ name }) => name?.getText() === 'schemas')
  if (!schemas || !ts.isPropertySignature(schemas) || !schemas.type || !ts.isTypeLiteralNode(schemas.type)) {
    throw new Error('The generated types have no schemas')
  }
  return schemas.type
}

/**
 * @param {ts.SourceFile} source
 * @returns {Named[]}
 */
function typesIn(source) {
  return literalOf(source).members.flatMap((member) => {
    if (!ts.isPropertySignature(member) || !member.type) return []
    const doc = source.text.slice(member.pos, member.getStart()).trim()
    return [{ name: member.name.getText(), type: member.type, doc }]
  })
}

/** @param {ts.TypeNode} type such as `string` or `string | null`, which a name would only hide */
function isScalar(type) {
  return /^(?:string|number|boolean)(?: \| null)?$/.test(type.getText())
}

/**
 * Writes a schema as an interface that extends the schemas of its `allOf`, or as a type.
 *
 * @param {Named} named
 */
function declarationOf({ name, type, doc }) {
  const parts = ts.isIntersectionTypeNode(type) ? [...type.types] : [type]
  const own = parts.filter(ts.isTypeLiteralNode)
  const bases = parts.filter(ts.isTypeReferenceNode).map((base) => base.getText())
  const isInterface = own.length > 0 && own.length + bases.length === parts.length
  const head = bases.length > 0 ? `${name} extends ${bases.join(', ')}` : name
  const fields = own.flatMap(({ members }) =>
    members.map((member) => member.getFullText().replace(/^\n/, '')),
  )
  const text = isInterface
    ? `export interface ${head} {\n${fields.join('\n')}\n}`
    : `export type ${name} = ${type.getText()};`
  return `${plain(doc)}\n${plain(dedented(text))}\n`
}

/** @param {string} text whose fields are as deep as in `components` */
function dedented(text) {
  return text.replaceAll(/^ {8}/gm, '')
}

/**
 * Editors show a description without its tag as the text of a hover; the other lines repeat the type.
 *
 * @param {string} text
 */
function plain(text) {
  return text.replaceAll(/^( *)\/\*\*([\s\S]*?)\*\//gm, (_, indent, comment) => {
    const lines = String(comment)
      .split('\n')
      .map((line) =>
        line
          .replace(/^\s*\* ?/, '')
          .replace('@description', '')
          .trim(),
      )
      .filter((line) => line !== '' && !/^@enum |^@constant|^Format: /.test(line))
    if (lines.length === 1) return `${indent}/** ${lines[0]} */`
    return [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`), `${indent} */`].join('\n')
  })
}
