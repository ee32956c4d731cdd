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
