import type { AdCard } from '@sauda/sdk/ads'
import { inLanguage, money } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { FloorStack, groundOf, PictureFrame } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { AdPicture } from '../ads/ad-picture.tsx'
import { RoomPlate } from '../rooms/room-plate.tsx'
import { roomWords } from '../rooms/words.ts'
import { homeWords } from './words.ts'

export type BuildingProps = {
  levels: number
  /** The ad in the drawing. */
  found: AdCard | null
}

/** The building with a real ad in it. Hidden on phones, which show only the search. */
export function Building({ levels, found }: BuildingProps) {
  const home = useWords(homeWords)
  const rooms = useWords(roomWords)
  const plate = found?.plate
  return (
    <FloorStack
      levels={levels}
      found={plate?.level}
      label={plate ? home.buildingFound(rooms.plate(plate.level, plate.number)) : home.building}
      className="self-center max-sm:hidden sm:col-start-2 sm:row-start-1 sm:max-lg:pt-24 lg:row-end-3"
    >
      {found?.plate && <Callout key={found.id} ad={found} />}
    </FloorStack>
  )
}

function Callout({ ad }: { ad: AdCard }) {
  const language = useLanguage()
  return (
    <div className="relative flex w-57 items-center gap-3 p-2.5 pr-4">
      <PictureFrame ground={groundOf(ad.id)} className="size-13 shrink-0 rounded-2">
        <AdPicture ad={ad} photo={ad.photo} sizes="52px" />
      </PictureFrame>
      <div className="min-w-0">
        {ad.plate && <RoomPlate room={ad.plate} size="md" />}
        <p className="mt-1 truncate text-xs text-muted">
          <LocalLink to={paths.ad(ad.id)} className="after:absolute after:inset-0 after:rounded-3">
            <span className="font-strong text-text">{money(ad.price, language)}</span>
            {' · '}
            {inLanguage(ad, 'title', language)}
          </LocalLink>
        </p>
      </div>
    </div>
  )
}
