import { inBoth } from '../../language/in-both.ts'

/** The question for the password before an act that could do harm. */
export const passwordAgainWords = inBoth({
  ru: {
    label: 'Ваш пароль',
    hint: 'Вы вошли больше 10 минут назад: подтвердите, что это вы.',
    show: 'Показать пароль',
    hide: 'Скрыть пароль',
  },
  kk: {
    label: 'Құпиясөзіңіз',
    hint: 'Кіргеніңізге 10 минуттан асты: бұл сіз екеніңізді растаңыз.',
    show: 'Құпиясөзді көрсету',
    hide: 'Құпиясөзді жасыру',
  },
})
