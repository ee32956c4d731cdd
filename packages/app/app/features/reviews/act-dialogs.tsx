import type { ReviewAction } from '@sauda/sdk/reviews'
import { DeleteOwnDialog, ReplyDialog, ReportDialog, type ReviewDialogProps } from './answer-dialogs.tsx'
import { KeepDialog, PublishDialog, RemovalDialog } from './staff-dialogs.tsx'
import { WriteDialog } from './write-dialog.tsx'

/** The dialog of an act on a review. */
export function ReviewActDialog({ act, ...props }: ReviewDialogProps & { act: ReviewAction }) {
  const { review, ...rest } = props
  switch (act) {
    case 'edit':
      return (
        <WriteDialog
          {...rest}
          ad={review.ad}
          adId={review.user_banner_id}
          reviewId={review.id}
          values={{ stars: String(review.stars), text: review.text }}
        />
      )
    case 'reply':
    case 'editReply':
      return <ReplyDialog {...props} />
    case 'report':
      return <ReportDialog {...props} />
    case 'keep':
      return <KeepDialog {...props} />
    case 'publish':
      return <PublishDialog {...props} />
    case 'delete':
      return review.mine ? <DeleteOwnDialog {...props} /> : <RemovalDialog {...props} />
  }
}
