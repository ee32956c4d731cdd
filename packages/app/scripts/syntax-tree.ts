/** The part of a syntax tree node that is used by the plugins of the build. */
export type Node = {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [part: string]: unknown
}

export type Edit = { readonly start: number; readonly end: number; readonly text: string }

/** All nodes in a syntax tree, each before those within it. */
export function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) {
    for (const item of value) yield* nodesOf(item)
  } else if (isNode(value)) {
    yield value
    for (const part of Object.values(value)) yield* nodesOf(part)
  }
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

/** Whether a part of a node is an identifier of this name. */
export function isNamed(value: unknown, name: string): boolean {
  return isNode(value) && value.type === 'Identifier' && value.name === name
}

/** The nodes of a list, such as the arguments of a call. */
export function listOf(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : []
}

/** Applies the edits in order of position; an edit within another one is skipped. */
export function edited(code: string, edits: readonly Edit[]): string {
  let result = ''
  let at = 0
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start)) {
    if (start < at) continue
    result += code.slice(at, start) + text
    at = end
  }
  return result + code.slice(at)
}
