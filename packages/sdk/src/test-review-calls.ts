import type { Portal } from './index.ts'
import * as reviews from './reviews/index.ts'

/** The calls about reviews, with the arguments of the contract's examples. */
export const REVIEW_CALLS: Record<string, (portal: Portal) => Promise<unknown>> = {
  reviewPage: (portal) =>
    reviews.reviewPage(portal, { list: 'ad', user_banner_id: 48213, stars: [4, 5], limit: 10 }),
  allReviews: (portal) => reviews.allReviews(portal, { list: 'own' }),
  reviewsOfAd: (portal) => reviews.reviewsOfAd(portal, 5),
  getReview: (portal) => reviews.getReview(portal, 5),
  countReviews: (portal) => reviews.countReviews(portal, 5),
  createReview: (portal) =>
    reviews.createReview(portal, {
      user_banner_id: 48213,
      stars: 4,
      text: 'Диски ровные, проверили при мне. Очередь в субботу.',
    }),
  editReview: (portal) =>
    reviews.editReview(portal, 5, {
      stars: 5,
      text: 'Диски ровные, проверили при мне. Обменяли без вопросов.',
    }),
  deleteReview: (portal) =>
    reviews.deleteReview(portal, 5, {
      reason: 'insult',
      comment: 'О самой покупке напишите снова, это важно.',
    }),
  replyToReview: (portal) =>
    reviews.replyToReview(portal, 5, { text: 'Спасибо. По субботам теперь работают два продавца.' }),
  editReviewReply: (portal) =>
    reviews.editReviewReply(portal, 5, { text: 'Спасибо. По субботам теперь работают три продавца.' }),
  reportReview: (portal) => reviews.reportReview(portal, 5, { reason: 'advert', text: 'Зовёт к соседу.' }),
  decideReview: (portal) =>
    reviews.decideReview(portal, 5, {
      decision: 'keep',
      reason: 'own_experience',
      answer: 'Человек рассказывает, как его обслужили. Ответьте ему под отзывом.',
    }),
}
