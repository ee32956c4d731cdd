/** The colours of an e-mail: light, as all mail programs show it, and dark, for those that ask for it. */
export const LETTER_COLOURS = {
  paper: { light: '#f4f6f5', dark: '#0c1315' },
  sheet: { light: '#ffffff', dark: '#131c1e' },
  ink: { light: '#0e1b1d', dark: '#e9f0ef' },
  quiet: { light: '#52636a', dark: '#9cafb2' },
  line: { light: '#dde4e3', dark: '#253336' },
  accent: { light: '#00646e', dark: '#4cc7cd' },
  onAccent: { light: '#ffffff', dark: '#04201f' },
} as const

export type LetterColour = keyof typeof LETTER_COLOURS

/** A colour for a style in the HTML. */
export function colour(name: LetterColour): string {
  return LETTER_COLOURS[name].light
}

/** Which property of which class has which colour in the dark. */
const RULES = {
  paper: ['background-color', 'paper'],
  sheet: ['background-color', 'sheet'],
  ink: ['color', 'ink'],
  quiet: ['color', 'quiet'],
  line: ['border-color', 'line'],
  fill: ['background-color', 'accent'],
  'on-fill': ['color', 'onAccent'],
  bar: ['background-color', 'onAccent'],
} as const satisfies Record<string, readonly [string, LetterColour]>

/**
 * The style sheet for dark mail programs: those that follow the system, and Outlook on the web, which marks the letter
 * with an attribute. Programs that invert colours by themselves get light ones that stay readable when inverted.
 */
export function darkStyles(): string {
  const rules = Object.entries(RULES).map(
    ([name, [property, of]]) => [name, `${property}:${LETTER_COLOURS[of].dark} !important`] as const,
  )
  const followed = rules.map(([name, rule]) => `.${name}{${rule}}`).join('')
  const marked = rules.map(([name, rule]) => `[data-ogsc] .${name},[data-ogsb] .${name}{${rule}}`).join('')
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${followed}}${marked}`
}
