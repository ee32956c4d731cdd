import { pluralForm } from '@sauda/sdk/language'
import { inBoth } from '../../language/in-both.ts'

const SECONDS = { one: 'секунду', few: 'секунды', many: 'секунд' }
const MINUTES = { one: 'минуту', few: 'минуты', many: 'минут' }

/** Signing in. */
export const signInWords = inBoth({
  ru: {
    title: 'Вход',
    lead: 'Для арендаторов, сотрудников и всех, кто подаёт объявления.',
    login: 'Почта или телефон',
    loginHint: 'Например, name@example.kz или +7\u00a0701\u00a0123-45-67',
    password: 'Пароль',
    show: 'Показать пароль',
    hide: 'Скрыть пароль',
    submit: 'Войти',
    forgot: 'Забыли пароль?',
    noAccount: 'Ещё нет кабинета?',
    signUp: 'Зарегистрироваться',
    failed: 'Не удалось войти',
    waitSeconds: (seconds: number) =>
      `Слишком много попыток. Попробуйте снова через ${seconds} ${SECONDS[pluralForm(seconds)]}.`,
    waitMinutes: (minutes: number) =>
      `Слишком много попыток. Попробуйте снова через ${minutes} ${MINUTES[pluralForm(minutes)]}.`,
  },
  kk: {
    title: 'Кіру',
    lead: 'Жалға алушыларға, қызметкерлерге және хабарландыру берушілерге.',
    login: 'Пошта немесе телефон',
    loginHint: 'Мысалы, name@example.kz немесе +7\u00a0701\u00a0123-45-67',
    password: 'Құпиясөз',
    show: 'Құпиясөзді көрсету',
    hide: 'Құпиясөзді жасыру',
    submit: 'Кіру',
    forgot: 'Құпиясөзді ұмыттыңыз ба?',
    noAccount: 'Кабинетіңіз жоқ па?',
    signUp: 'Тіркелу',
    failed: 'Кіру мүмкін болмады',
    waitSeconds: (seconds: number) => `Әрекет тым көп жасалды. ${seconds} секундтан кейін қайталап көріңіз.`,
    waitMinutes: (minutes: number) => `Әрекет тым көп жасалды. ${minutes} минуттан кейін қайталап көріңіз.`,
  },
})
