import type { Ad } from '@sauda/sdk/ads'
import { splitPath } from '@sauda/sdk/language'
import { TogglePanel } from '@sauda/ui'
import { Suspense, useState } from 'react'
import { useFetcher, useLocation, useRevalidator } from 'react-router'
import { useWords } from '../../language/language-context.tsx'
import { useLocalPath } from '../../language/local-link.tsx'
import { late } from '../../shell/late.ts'
import { type ActFailure, overtakenCode } from '../ad-actions/act-values.ts'
import { actPath } from '../ad-actions/acts.ts'
import { adActWords } from '../ad-actions/words.ts'
import { TakeDownPhotos } from '../moderation/take-down-photos.tsx'

const ActDialog = late(() => import('../ad-actions/act-dialog.tsx'), 'ActDialog', { inBrowser: true })

/** The ad's photos with a dialog to take one down; before scripts load the dialog is a page of its own. */
export function TakeDownHere({ ad }: { ad: Ad }) {
  const adActs = useWords(adActWords)
  const localPath = useLocalPath()
  const { pathname, search, key } = useLocation()
  // The dialog belongs to one location: after any navigation, even to the same page, it is closed.
  const [asked, setAsked] = useState<{ photo: string; key: string }>()
  const asking = useFetcher<ActFailure>()
  const { revalidate } = useRevalidator()
  const here = splitPath(pathname + search).path
  const addressOf = (photo: string) => actPath(ad.id, 'takeDownImage', here, photo)

  function close() {
    setAsked(undefined)
    // The page below still shows the ad as it was before another user changed it.
    if (asking.data && overtakenCode(asking.data)) void revalidate()
  }

  return (
    <>
      <TogglePanel summary={adActs.takeDown.title} className="w-full shadow-none">
        <TakeDownPhotos
          ad={ad}
          photos={ad.photos}
          addressOf={addressOf}
          onAsk={(photo) => {
            asking.reset()
            setAsked({ photo, key })
          }}
        />
      </TogglePanel>
      {asked?.key === key && (
        <Suspense>
          <ActDialog
            act="takeDownImage"
            ad={ad}
            photo={asked.photo}
            staff
            action={localPath(addressOf(asked.photo))}
            version={ad.version}
            fetcher={asking}
            closeTo={here}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
