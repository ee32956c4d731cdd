const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/**
 * The page that is shown when even the error page fails (spec §8). It is one plain string, so nothing in it can fail
 * again. The stack is shown only in development.
 */
export function lastResortPage(error: unknown, options: { stack: boolean; requestId: string }): string {
  const details = escapeHtml(detailsOf(error, options.stack))
  return `<!doctype html>
<html lang="ru">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Error</title></head>
<body style="font: 1rem/1.5 system-ui, sans-serif; max-width: 40rem; margin: 4rem auto; padding: 0 1rem">
<h1 lang="en">An error occurred while showing the error page</h1>
<pre style="white-space: pre-wrap">${details}</pre>
<p lang="en">Request: ${escapeHtml(options.requestId)}</p>
<p lang="en"><a href="/">Go back to home</a></p>
</body>
</html>`
}

function detailsOf(error: unknown, stack: boolean): string {
  if (!(error instanceof Error)) return String(error)
  return (stack && error.stack) || error.message
}

/** Escapes text for element content and attribute values. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}
