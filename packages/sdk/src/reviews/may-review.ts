import type { MayReview } from '../generated/schemas.ts'
import type { Language, Words } from '../language/index.ts'

/** What decides whether somebody may review an ad. */
export interface ReviewerFacts {
  /** Whether the person has signed in. */
  readonly signedIn: boolean
  /** Whether the ad is public. */
  readonly live: boolean
  /** Whether the person is the author of the ad. */
  readonly isOwner: boolean
  /** Whether the person belongs to the company that sells, whatever the function and whichever company acts. */
  readonly isColleague: boolean
  /** Whether a review of this person about this ad stands or waits; one that was deleted has freed the place. */
  readonly hasReview: boolean
}

/** Why not, in the order in which it is told: the first that is true. */
const OBSTACLES = [
  ['gone', ({ live }) => !live],
  ['sign_in', ({ signedIn }) => !signedIn],
  ['own_ad', ({ isOwner }) => isOwner],
  ['own_company', ({ isColleague }) => isColleague],
  ['already', ({ hasReview }) => hasReview],
] as const satisfies readonly (readonly [MayReview, (facts: ReviewerFacts) => boolean])[]

/** Returns whether somebody may review an ad now, or the first reason why not. */
export function mayReview(facts: ReviewerFacts): MayReview {
  return OBSTACLES.find(([, isTrue]) => isTrue(facts))?.[0] ?? 'yes'
}

const TEXTS = {
  yes: { ru: 'Вы можете написать отзыв.', kk: 'Пікір жаза аласыз.' },
  sign_in: { ru: 'Войдите, чтобы написать отзыв.', kk: 'Пікір жазу үшін жүйеге кіріңіз.' },
  own_ad: {
    ru: 'О своём объявлении отзывов не пишут. Отвечайте на чужие: ответы видны всем.',
    kk: 'Өз хабарландыруыңызға пікір жазылмайды. Өзгелердің пікіріне жауап беріңіз: жауапты бәрі көреді.',
  },
  own_company: {
    ru: 'Об объявлениях своей компании отзывов не пишут.',
    kk: 'Өз компанияңыздың хабарландыруларына пікір жазылмайды.',
  },
  already: {
    ru: 'Вы уже писали об этом объявлении. Сутки отзыв можно править, удалить можно всегда.',
    kk: 'Бұл хабарландыруға пікір жазып қойғансыз. Оны бір тәулік ішінде түзетуге, ал кез келген уақытта жоюға болады.',
  },
  gone: {
    ru: 'Объявления больше нет на портале, новые отзывы о нём не принимаются.',
    kk: 'Бұл хабарландыру порталда енді жоқ, оған жаңа пікір қабылданбайды.',
  },
} as const satisfies Record<MayReview, Words>

const UNKNOWN = {
  ru: 'Написать отзыв сейчас нельзя.',
  kk: 'Қазір пікір жазуға болмайды.',
} as const satisfies Words

/** Says in a sentence whether somebody may review an ad; an unknown answer gets a neutral text. */
export function mayReviewText(answer: string, language: Language): string {
  return (isAnswer(answer) ? TEXTS[answer] : UNKNOWN)[language]
}

function isAnswer(answer: string): answer is MayReview {
  return Object.hasOwn(TEXTS, answer)
}
