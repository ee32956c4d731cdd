import type { Ad, Photo, PhotoChanges } from '@sauda/sdk/ads'
import { CompareRow, cn, groundOf, PictureFrame } from '@sauda/ui'
import { ArrowRightLeft, Minus, Plus } from 'lucide-react'
import { useWords } from '../../language/language-context.tsx'
import { editorWords } from '../ad-editor/words.ts'
import { AdPicture } from '../ads/ad-picture.tsx'
import { moderationWords } from './words.ts'

const MARKS = {
  added: { icon: <Plus aria-hidden />, ring: 'ring-positive', ground: 'bg-positive' },
  removed: { icon: <Minus aria-hidden />, ring: 'ring-danger', ground: 'bg-danger' },
  moved: { icon: <ArrowRightLeft aria-hidden />, ring: 'ring-info', ground: 'bg-info' },
} as const

type Change = keyof typeof MARKS

type ComparePhotosProps = { before: Ad; after: Ad; changes: PhotoChanges }

/** Photos before and after, with marks on those removed, added or moved. Each opens in full size. */
export function ComparePhotos({ before, after, changes }: ComparePhotosProps) {
  const editor = useWords(editorWords)
  return (
    <CompareRow
      title={editor.photos.legend}
      heading="h2"
      before={<Photos ad={before} markOf={({ key }) => (changes.removed.includes(key) ? 'removed' : null)} />}
      after={
        <Photos
          ad={after}
          markOf={({ key }) =>
            changes.added.includes(key) ? 'added' : changes.moved.includes(key) ? 'moved' : null
          }
        />
      }
    />
  )
}

function Photos({ ad, markOf }: { ad: Ad; markOf: (photo: Photo) => Change | null }) {
  const moderation = useWords(moderationWords)
  if (ad.photos.length === 0) return <p className="text-muted">{moderation.photosNone}</p>
  return (
    <ul className="mt-1 flex flex-wrap gap-3">
      {ad.photos.map((photo, at) => {
        const change = markOf(photo)
        const mark = change && MARKS[change]
        const label = moderation.photoAt(at + 1)
        return (
          <li key={photo.key} className="relative">
            <a
              href={photo.jpeg}
              target="_blank"
              rel="noreferrer"
              aria-label={change ? `${label}, ${moderation.marks[change]}` : label}
              className={cn(
                'block overflow-hidden rounded-2',
                mark && ['ring-2 ring-offset-1 ring-offset-surface', mark.ring],
              )}
            >
              <PictureFrame
                ground={groundOf(ad.id)}
                className={cn('size-18 rounded-none', change === 'removed' && 'opacity-50')}
              >
                <AdPicture photo={photo} ad={ad} sizes="72px" />
              </PictureFrame>
            </a>
            {mark && (
              <span
                aria-hidden
                title={change && moderation.marks[change]}
                className={cn(
                  'pointer-events-none absolute -top-1.5 -left-1.5 grid size-6 place-items-center rounded-full text-surface [&_svg]:size-4',
                  mark.ground,
                )}
              >
                {mark.icon}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
