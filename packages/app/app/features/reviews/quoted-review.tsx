import type { Review } from '@sauda/sdk/reviews'
import { Stars } from '@sauda/ui'
import { useWords } from '../../language/language-context.tsx'
import { AboutLine } from './about-line.tsx'
import { reviewFormWords } from './form-words.ts'

/** The review that a dialog is about, with its ad. */
export function QuotedReview({ review }: { review: Review }) {
  const words = useWords(reviewFormWords)
  const { ad, stars, author, text } = review
  return (
    <div className="grid gap-3">
      {ad && <AboutLine ad={ad} />}
      <blockquote className="grid gap-1.5 rounded-2 bg-sunk p-3 text-row">
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <Stars value={stars} label={words.ofFive(stars)} />
          <span className="font-strong wrap-anywhere">{author}</span>
        </p>
        <p className="max-h-40 overflow-y-auto wrap-anywhere whitespace-pre-line">{text}</p>
      </blockquote>
    </div>
  )
}
