import type { Photo } from '@sauda/sdk/ads'
import { Picture, PictureFrame } from '@sauda/ui'

type PhotoStripProps = {
  photos: readonly Photo[]
  /** What the photos show; each has its number. */
  label: string
}

/** Small photos in a row; each opens in its whole size. */
export function PhotoStrip({ photos, label }: PhotoStripProps) {
  return (
    <ul className="mt-1 flex flex-wrap gap-1.5">
      {photos.map(({ key, small, jpeg, width, height }, at) => (
        <li key={key}>
          <a href={jpeg} target="_blank" rel="noreferrer" className="block rounded-2">
            <PictureFrame ground="stone" className="h-11 w-14 rounded-2">
              <Picture
                src={jpeg}
                sources={{ webp: `${small} 320w` }}
                alt={`${label}, ${at + 1}`}
                width={width}
                height={height}
                sizes="56px"
              />
            </PictureFrame>
          </a>
        </li>
      ))}
    </ul>
  )
}
