import type { AdCard } from '@sauda/sdk/ads'
import { inLanguage } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { HeartButton, type HeartButtonProps } from '@sauda/ui'
import type { HTMLAttributes } from 'react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { useLocalPath } from '../../language/local-link.tsx'
import { heartWords } from './heart-words.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'ad-heart': HTMLAttributes<HTMLElement> & {
        'data-price': number | ''
        'data-title'?: string | undefined
        'data-stays'?: '' | undefined
      }
    }
  }
}

type HeartProps = Pick<HeartButtonProps, 'onPicture' | 'className'> & {
  ad: Pick<AdCard, 'id' | 'title' | 'title_kk' | 'price'>
  /**
   * In a list of favourites: it is full, and removes the ad. In a page a message offers to take that back; in a modal, which
   * lies above messages, the row `stays`, and another press takes it back.
   */
  removes?: boolean | 'stays'
}

/**
 * Saves an ad among the favourites. It needs no script of React, so it also works in parts that the server has rendered: with
 * scripts by `defineHearts`, without them by its form.
 */
export function Heart({ ad, removes = false, ...props }: HeartProps) {
  const words = useWords(heartWords)
  const title = inLanguage(ad, 'title', useLanguage())
  return (
    <ad-heart
      data-price={ad.price ?? ''}
      data-title={removes === true ? title : undefined}
      data-stays={removes === 'stays' ? '' : undefined}
    >
      <form method="post" action={useLocalPath()(paths.favourites)}>
        <HeartButton
          {...props}
          type="submit"
          name={removes ? 'remove' : 'save'}
          value={ad.id}
          label={words.save(title)}
          pressed={removes !== false}
        />
      </form>
    </ad-heart>
  )
}
