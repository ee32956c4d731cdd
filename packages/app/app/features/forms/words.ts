import { pluralForm } from '@sauda/sdk/language'
import { inBoth } from '../../language/in-both.ts'

const SECONDS = { one: 'секунду', few: 'секунды', many: 'секунд' }
const MINUTES = { one: 'минуту', few: 'минуты', many: 'минут' }

/** Texts that any form may need. */
export const formWords = inBoth({
  ru: {
    sessionGone: 'Сеанс закончился, но написанное не пропало.',
    signIn: 'Войти и продолжить',
    waitSeconds: (seconds: number) =>
      `Слишком много попыток. Попробуйте снова через ${seconds} ${SECONDS[pluralForm(seconds)]}.`,
    waitMinutes: (minutes: number) =>
      `Слишком много попыток. Попробуйте снова через ${minutes} ${MINUTES[pluralForm(minutes)]}.`,
  },
  kk: {
    sessionGone: 'Сеанс уақыты аяқталды, бірақ жазғаныңыз сақталды.',
    signIn: 'Кіріп, жалғастыру',
    waitSeconds: (seconds: number) => `Әрекет тым көп жасалды. ${seconds} секундтан кейін қайталап көріңіз.`,
    waitMinutes: (minutes: number) => `Әрекет тым көп жасалды. ${minutes} минуттан кейін қайталап көріңіз.`,
  },
})
