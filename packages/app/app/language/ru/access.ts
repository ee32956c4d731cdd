import { pluralForm } from '@sauda/sdk/language'

const SECONDS = { one: 'секунду', few: 'секунды', many: 'секунд' }
const MINUTES = { one: 'минуту', few: 'минуты', many: 'минут' }

export const access = {
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
}
