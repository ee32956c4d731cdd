import { saveFile } from '../downloads/save-file.ts'

/** Posts a form and saves the PDF that it is answered with. Returns false if there was none. */
export async function savePosted(action: string, form: FormData): Promise<boolean> {
  const response = await fetch(action, { method: 'POST', body: form }).catch(() => null)
  if (!response?.ok || !response.headers.get('Content-Type')?.startsWith('application/pdf')) return false
  const file = await response.blob().catch(() => null)
  if (!file) return false
  const [, encoded = ''] =
    /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('Content-Disposition') ?? '') ?? []
  saveFile(file, decodeURIComponent(encoded))
  return true
}
