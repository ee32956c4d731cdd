/**
 * Writes the letters of a script that are not ASCII as escapes, also in regular expressions, templates and comments: V8
 * keeps a script that has one of them with two bytes a character.
 * @throws {Error} if a backslash stands before such a letter: it would be taken for that of the escape
 */
export function inAscii(script: string): string {
  const escaped = /\\[^\0-\x7f]/.exec(script)
  if (escaped)
    throw new Error(`A backslash before a letter that is not ASCII: ${around(script, escaped.index)}`)
  return script.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

const around = (script: string, index: number) => script.slice(Math.max(0, index - 40), index + 40)
