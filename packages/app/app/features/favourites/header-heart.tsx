import * as paths from '@sauda/sdk/paths'
import { CountBadge, cappedCount, IconButton } from '@sauda/ui'
import { Heart } from 'lucide-react'
import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink, useLocalPath } from '../../language/local-link.tsx'
import { opensElsewhere } from '../../shell/opens-elsewhere.ts'
import { heartWords } from '../hearts/heart-words.ts'
import { useFavouriteCount } from '../hearts/use-favourites.ts'

const loadDialog = () => import('./favourites-dialog.tsx')
const FavouritesDialog = lazy(loadDialog)

/** The number of favourites, and a link to their page; with scripts it opens the modal. */
export function HeaderHeart({ className }: { className?: string | undefined }) {
  const words = useWords(heartWords)
  const count = useFavouriteCount()
  const [modal, setModal] = useState<'none' | 'open' | 'closed'>('none')
  const navigate = useNavigate()
  const page = useLocalPath()(paths.favourites)

  async function open(event: MouseEvent) {
    if (opensElsewhere(event)) return
    event.preventDefault()
    try {
      await loadDialog()
      setModal('open')
    } catch {
      await navigate(page)
    }
  }

  return (
    <>
      <IconButton
        asChild
        label={count > 0 ? words.favouritesOf(cappedCount(count)) : words.favourites}
        className={className}
      >
        <LocalLink to={paths.favourites} prefetch="none" onClick={open}>
          <CountBadge count={count}>
            <Heart aria-hidden />
          </CountBadge>
        </LocalLink>
      </IconButton>
      {modal !== 'none' && (
        <Suspense>
          <FavouritesDialog
            open={modal === 'open'}
            onOpenChange={(isOpen) => setModal(isOpen ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </>
  )
}
