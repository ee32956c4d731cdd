/** Returns the six digits of a code from an e-mail, however they were grouped, or null if there are not six. */
export function normalCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(code) ? code : null
}
