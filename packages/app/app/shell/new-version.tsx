import { useState } from 'react'
import { useWords } from '../language/language-context.tsx'
import { saveAll } from './chunk-failure.ts'
import { sayNews } from './messages.ts'
import { versionWords } from './version-words.ts'

/** Says that there is a new version of the portal; nothing reloads before the user wants it. */
export function offer(registration: ServiceWorkerRegistration): void {
  sayNews(<NewVersion registration={registration} />)
}

function NewVersion({ registration: { waiting } }: { registration: ServiceWorkerRegistration }) {
  const words = useWords(versionWords)
  const [pressed, setPressed] = useState(false)

  async function replace() {
    setPressed(true)
    await saveAll()
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    waiting?.postMessage('replace')
  }

  return (
    <span className="grid justify-items-start gap-1">
      {words.found}
      <button
        type="button"
        disabled={pressed}
        onClick={() => void replace()}
        className="min-h-6 font-strong text-accent-ink underline underline-offset-4"
      >
        {words.replace}
      </button>
    </span>
  )
}
