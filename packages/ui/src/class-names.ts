import { type ClassValue, clsx } from 'clsx'

/** What a class sets, by its prefix, and the more specific prefixes that it overrides. */
const SETS: Readonly<Record<string, string>> = {
  p: 'px py pt pr pb pl',
  px: 'pr pl',
  py: 'pt pb',
  m: 'mx my mt mr mb ml',
  mx: 'mr ml',
  my: 'mt mb',
  gap: 'gap-x gap-y',
  size: 'w h',
  inset: 'inset-x inset-y top right bottom left',
  'inset-x': 'right left',
  'inset-y': 'top bottom',
  overflow: 'overflow-x overflow-y',
  translate: 'translate-x translate-y',
  rounded: 'rounded-t rounded-r rounded-b rounded-l',
  flex: 'basis grow shrink',
  'line-clamp': 'display overflow',
}

/** Prefixes that override no others. */
const ALONE =
  'pt pr pb pl mt mr mb ml w h min-w max-w min-h max-h gap-x gap-y top right bottom left z bg shadow opacity items content ' +
  'justify-items justify-self justify self place-items basis shrink grow order grid-cols grid-rows auto-rows col-span ' +
  'col-start row-span row-start overflow-x overflow-y rounded-t rounded-r rounded-b rounded-l leading tracking ' +
  'transition duration ease animate whitespace wrap list cursor pointer-events appearance aspect object ' +
  'origin translate-x translate-y align fill underline-offset outline-offset scroll-mt select resize touch'

const BORDER_SIDES: Readonly<Record<string, string>> = {
  'border width': 'xytrbl',
  'border-x width': 'rl',
  'border-y width': 'tb',
}

const BEGINNING = new RegExp(
  `^-?(${[...Object.keys(SETS), ...ALONE.split(' ')].sort((a, b) => b.length - a.length).join('|')})-`,
)

/** Classes that share a prefix but set different things, and classes without a value. The first match counts. */
const APART: readonly (readonly [RegExp, string])[] = [
  [/^(block|contents|hidden|(inline-)?(block|flex|grid)|inline)$/, 'display'],
  [/^(static|relative|absolute|fixed|sticky)$/, 'position'],
  [/^(not-)?sr-only$/, 'sr-only'],
  [/^(underline|line-through|no-underline)$/, 'line'],
  [/^object-(contain|cover|fill|none|scale-down)$/, 'object-fit'],
  [/^snap-(start|end|center)$/, 'snap-align'],
  [/^bg-\[[a-z]+-gradient\(/, 'background-image'],
  [/^text-(left|center|right)$/, 'text-align'],
  [/^text-(wrap|nowrap|balance|pretty)$/, 'text-wrap'],
  [/^text-((\d?x[sl]|sm|row|base|md|lg)(?![a-z])|\[[\d.])/, 'text-size'],
  [/^flex-(row|col)/, 'flex-direction'],
  [/^flex-(wrap|nowrap)/, 'flex-wrap'],
  [/^font-(text|display|mono)$/, 'font-family'],
  [/^(border|outline|ring|inset-ring|ring-offset|stroke|decoration)(-[xytrbl])?(-(\d|\[[\d.]).*)?$/, 'width'],
  [/^(border|outline|decoration)-(none|solid|dashed|dotted)$/, 'style'],
  [/^(text|font|border|outline(?!-offset)|ring-offset|ring|inset-ring|stroke|decoration)-/, 'colour'],
]

/** Pages use the same classes again and again, so the results are cached. */
const joined = new Map<string, string>()
const MOST = 1000

/** Joins class names; if two Tailwind classes set the same thing, the later one wins. */
export function cn(...classes: ClassValue[]): string {
  const names = clsx(classes)
  const known = joined.get(names)
  if (known !== undefined) return known
  if (joined.size >= MOST) joined.clear()
  const result = withoutOverridden(names)
  joined.set(names, result)
  return result
}

function withoutOverridden(names: string): string {
  const taken = new Set<string>()
  const kept: string[] = []
  for (const name of names.split(' ').reverse()) {
    const at = startOfBase(name)
    const variants = name.slice(0, at)
    const set = setBy(name.slice(at))
    if (set && taken.has(variants + set)) continue
    if (set) for (const part of [set, ...overriddenBy(set)]) taken.add(variants + part)
    kept.push(name)
  }
  return kept.reverse().join(' ')
}

/** The index of `p-4` in `md:hover:p-4`; a colon within brackets is not a separator. */
function startOfBase(name: string): number {
  let depth = 0
  let start = 0
  for (let at = 0; at < name.length; at++) {
    const sign = name[at]
    if (sign === '[' || sign === '(') depth += 1
    else if (sign === ']' || sign === ')') depth -= 1
    else if (sign === ':' && depth === 0) start = at + 1
  }
  return start
}

/** What a class sets; undefined for a class that is not Tailwind's, which is always kept. */
function setBy(base: string): string | undefined {
  const property = /^\[([\w-]+):/.exec(base)?.[1]
  if (property) return property
  for (const [pattern, set] of APART) {
    const family = pattern.exec(base)
    if (family) return /^(width|style|colour)$/.test(set) ? `${familyOf(base)} ${set}` : set
  }
  return BEGINNING.exec(`${base}-`)?.[1]
}

function overriddenBy(set: string): string[] {
  if (set === 'text-size') return ['leading']
  const sides = BORDER_SIDES[set]
  if (sides) return [...sides].map((side) => `border-${side} width`)
  return SETS[set]?.split(' ') ?? []
}

/**
 * The `border-t` of `border-t-2`, the `ring-offset` of `ring-offset-surface`: families with a width, a style and a
 * colour.
 */
function familyOf(base: string): string {
  return /^(border-[xytrbl](?![a-z])|ring-offset|inset-ring|[a-z]+)/.exec(base)?.[0] ?? base
}
