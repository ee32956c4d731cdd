/** Headers of the page: it has no scripts but its own, and says nobody where its links were followed. */
export const REFERENCE_HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
} as const

/** Returns the page that shows a contract, and its script. @param start the script's path */
export function referencePage({
  title,
  contract,
  start,
}: {
  title: string
  contract: string
  start: string
}) {
  return {
    page: `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<div id="reference"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="${start}"></script>
</html>
`,
    script: `SwaggerUIBundle({ url: '${contract}', dom_id: '#reference', deepLinking: true, docExpansion: 'list' })\n`,
  }
}
