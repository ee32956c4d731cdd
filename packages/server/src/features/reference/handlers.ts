import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FileAnswer, type Handlers } from '../../contract/call.ts'
import type { ContractDocument } from '../../contract/document.ts'
import { RefusalError } from '../../refusal.ts'
import { REFERENCE_HEADERS, referencePage } from './page.ts'

/** The files of the API reference viewer that the page needs. */
const FILES: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'start.js': 'text/javascript; charset=utf-8',
}

const { page, script } = referencePage({
  title: 'Sauda API',
  contract: '/api/openapi.json',
  start: '/api/docs/start.js',
})

export function referenceHandlers(
  document: ContractDocument,
): Pick<Handlers, 'getContract' | 'getReference' | 'getReferenceFile'> {
  const text = JSON.stringify(document)
  const folder = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')))
  return {
    getContract: () => new FileAnswer(text, 'application/json; charset=utf-8'),
    getReference: () => new FileAnswer(page, 'text/html; charset=utf-8', REFERENCE_HEADERS),
    getReferenceFile: async ({ params }) => {
      const type = Object.hasOwn(FILES, params.file) ? FILES[params.file] : undefined
      if (!type) throw new RefusalError('not_found')
      const content = params.file === 'start.js' ? script : await readFile(join(folder, params.file))
      return new FileAnswer(content, type, { 'cache-control': 'public, max-age=86400' })
    },
  }
}
