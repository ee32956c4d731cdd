import { isLanguage } from '@sauda/sdk/language'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { LanguageProvider } from './language/language-context.tsx'
import { watchChunkFailures } from './shell/chunk-failure.ts'
import { keepOffline } from './shell/keep-offline.ts'
import { loadShown } from './shell/late.ts'

watchChunkFailures()

const { lang } = document.documentElement
const language = isLanguage(lang) ? lang : 'ru'

void loadShown().then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <LanguageProvider language={language}>
          <HydratedRouter />
        </LanguageProvider>
      </StrictMode>,
    )
  }),
)

if (import.meta.env.PROD) keepOffline()
if (document.querySelector('[data-analytics=yes]')) void import('./features/analytics/measure.ts')
