/** What was typed into a field, without the space around it, with one kind of line end and no characters that nobody can see. */
export function typed(value: unknown): string {
  return typeof value === 'string'
    ? value
        .replace(/\r\n?/g, '\n')
        .replace(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, '')
        .trim()
    : ''
}
