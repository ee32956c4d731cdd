import { inBoth } from '../../language/in-both.ts'

/** Signing in. */
export const signInWords = inBoth({
  ru: {
    title: 'Вход',
    lead: 'Для арендаторов, сотрудников и всех, кто подаёт объявления.',
    login: 'Почта или телефон',
    loginHint: 'Например, name@example.kz или +7\u00a0701\u00a0123\u00a045\u00a067',
    password: 'Пароль',
    show: 'Показать пароль',
    hide: 'Скрыть пароль',
    submit: 'Войти',
    forgot: 'Забыли пароль?',
    noAccount: 'Ещё нет кабинета?',
    signUp: 'Зарегистрироваться',
    failed: 'Не удалось войти',
  },
  kk: {
    title: 'Кіру',
    lead: 'Жалға алушыларға, қызметкерлерге және хабарландыру берушілерге.',
    login: 'Электрондық пошта немесе телефон',
    loginHint: 'Мысалы, name@example.kz немесе +7\u00a0701\u00a0123\u00a045\u00a067',
    password: 'Құпиясөз',
    show: 'Құпиясөзді көрсету',
    hide: 'Құпиясөзді жасыру',
    submit: 'Кіру',
    forgot: 'Құпиясөзді ұмыттыңыз ба?',
    noAccount: 'Кабинетіңіз жоқ па?',
    signUp: 'Тіркелу',
    failed: 'Кіру мүмкін болмады',
  },
})
