/** The six digits of a letter's code, however they were grouped; or null where they are not six. */
export function normalCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(code) ? code : null
}
