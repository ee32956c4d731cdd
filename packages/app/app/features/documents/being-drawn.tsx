import { errorText } from '@sauda/sdk/language'
import { Button } from '@sauda/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { shellWords } from '../../shell/words.ts'

/** Milliseconds after which the portal is asked again whether a paper is drawn. */
const AGAIN = 6000
/** How often it is asked in a row: for as long as it draws a paper before it gives up. */
const MOST = 20

/** In place of a paper that is not drawn yet: says so, and asks again by itself, until it is likelier to have failed. */
export function BeingDrawn({ again }: { again: () => void }) {
  const language = useLanguage()
  const { failures } = useWords(shellWords)
  const [left, setLeft] = useState(MOST)
  const ask = useEffectEvent(() => {
    setLeft(left - 1)
    again()
  })
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(ask, AGAIN)
    return () => clearTimeout(timer)
  }, [left])
  return (
    <div role="status" className="grid justify-items-center gap-3 bg-sunk px-4 py-10 text-center">
      {errorText(left > 0 ? 'being_drawn' : 'internal', language)}
      {left === 0 && (
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            setLeft(MOST)
            again()
          }}
        >
          {failures.retry}
        </Button>
      )}
    </div>
  )
}
