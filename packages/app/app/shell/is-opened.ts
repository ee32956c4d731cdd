/** Whether the user opened the page: not a request by script, nor a prefetch. */
export function isOpened({ headers }: Request): boolean {
  const by = headers.get('sec-fetch-dest') ?? 'document'
  return by === 'document' && !headers.get('sec-purpose')?.startsWith('prefetch')
}
