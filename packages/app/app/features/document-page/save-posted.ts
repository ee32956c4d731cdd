/** Posts a form and saves the PDF that it is answered with. Returns false if there was none. */
export async function savePosted(action: string, form: FormData): Promise<boolean> {
  const response = await fetch(action, { method: 'POST', body: form }).catch(() => null)
  if (!response?.ok || !response.headers.get('Content-Type')?.startsWith('application/pdf')) return false
  const file = await response.blob().catch(() => null)
  if (!file) return false
  const [, encoded = ''] =
    /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('Content-Disposition') ?? '') ?? []
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = decodeURIComponent(encoded)
  link.click()
  // Browsers read the file after the click; a minute later it is theirs.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  return true
}
