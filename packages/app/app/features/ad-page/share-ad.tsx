import { IconButton } from '@sauda/ui'
import { Share2 } from 'lucide-react'
import { type MouseEvent, useRef } from 'react'
import { useWords } from '../../language/language-context.tsx'
import { track } from '../../shell/data-layer.ts'
import { handOn } from '../../shell/hand-on.ts'
import { sayDone } from '../../shell/messages.ts'
import { adWords } from '../ads/ad-words.ts'

/**
 * Hands the ad's address on by the device's own menu, or copies it. Without scripts, and where neither is allowed, it
 * unfolds the address as a link to select.
 */
export function ShareAd({ title, url }: { title: string; url: string }) {
  const words = useWords(adWords)
  const details = useRef<HTMLDetailsElement>(null)

  async function share(event: MouseEvent) {
    if (!details.current) return
    const isHandedOn = await handOn(event, details.current, { title, url }, () => sayDone(words.copied))
    if (isHandedOn) track('ad_shared')
  }

  return (
    <details ref={details} className="relative shrink-0 print:hidden">
      <IconButton asChild label={words.share} variant="quiet" onClick={share}>
        <summary className="list-none [&::-webkit-details-marker]:hidden">
          <Share2 aria-hidden />
        </summary>
      </IconButton>
      <p className="absolute top-full right-0 z-5 mt-2 w-68 max-w-[80vw] rounded-3 bg-surface p-4 text-sm shadow-2">
        <span className="text-muted">{words.shareAddress}</span>
        <a href={url} className="block break-all text-accent-ink underline select-all">
          {url}
        </a>
      </p>
    </details>
  )
}
