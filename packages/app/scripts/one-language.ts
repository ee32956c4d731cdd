import type { Language } from '@sauda/sdk/language'
import type { Plugin } from 'vite'
import { type Edit, edited, isNamed, listOf, type Node, nodesOf } from './syntax-tree.ts'

const LANGUAGES = ['ru', 'kk'] as const satisfies readonly Language[]

/** Texts of the SDK that are meant for another user than the current one. They stay in both languages. */
const FOR_OTHERS = /ad-reason-template\.ts$/

const CYRILLIC = /[\u0400-\u04ff]/

/**
 * Removes the other language from the client: `inBoth({ ru, kk })` in the app, and every `{ ru, kk }` with text in the
 * SDK. The server's build and the development server keep both.
 */
export function oneLanguage(language: Language): Plugin {
  return {
    name: 'sauda:one-language',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /\/(packages\/sdk\/src|app\/app)\/.*\.tsx?$/, code: /\binBoth\(|\bkk:/ },
      handler(code, id) {
        const parse = (text: string) => this.parse(text, { lang: id.endsWith('x') ? 'tsx' : 'ts' })
        const left = withOneLanguage(code, { id, language, parse })
        return left === null ? null : { code: left, map: null }
      },
    },
  }
}

type Options = {
  /** The module's path. */
  readonly id: string
  readonly language: Language
  readonly parse: (code: string) => unknown
}

/** Returns a module's code without the other language; null if there is nothing to remove. */
export function withOneLanguage(code: string, { id, language, parse }: Options): string | null {
  const isSdk = id.includes('/packages/sdk/')
  if (isSdk && FOR_OTHERS.test(id)) return null
  const edits = [...nodesOf(parse(code))].flatMap((node) =>
    isSdk ? ofTable(node, code, language) : ofCall(node, language),
  )
  return edits.length > 0 ? edited(code, edits) : null
}

/** `inBoth({ ru: …, kk: … })` becomes `({ kk: … })`. */
function ofCall(node: Node, language: Language): Edit[] {
  if (node.type !== 'CallExpression' || !isNamed(node.callee, 'inBoth')) return []
  const [table] = listOf(node.arguments)
  const kept = table && languagesOf(table)?.[language]
  if (!table || !kept) throw new Error('inBoth takes an object with the two languages written out in it')
  return [
    { start: node.start, end: kept.start, text: '({ ' },
    { start: kept.end, end: node.end, text: ' })' },
  ]
}

/** `{ ru: 'Почта', kk: 'Пошта' }` becomes `{ kk: 'Пошта' }`; codes such as `{ ru: 'ru_RU', … }` stay. */
function ofTable(node: Node, code: string, language: Language): Edit[] {
  const kept = languagesOf(node)?.[language]
  if (!kept || !CYRILLIC.test(code.slice(node.start, node.end))) return []
  return [
    { start: node.start, end: kept.start, text: '{ ' },
    { start: kept.end, end: node.end, text: ' }' },
  ]
}

/** The two properties of an object that has exactly these. */
function languagesOf(node: Node): Readonly<Record<Language, Node>> | null {
  if (node.type !== 'ObjectExpression') return null
  const properties = listOf(node.properties)
  const [ru, kk] = LANGUAGES.map((language) =>
    properties.find(({ type, key }) => type === 'Property' && isNamed(key, language)),
  )
  return ru && kk && properties.length === LANGUAGES.length ? { ru, kk } : null
}
