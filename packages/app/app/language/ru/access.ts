export const access = {
  title: 'Вход',
  lead: 'Для арендаторов, сотрудников и всех, кто подаёт объявления.',
  login: 'Почта или телефон',
  loginHint: 'Например, name@example.kz или +7 701 123-45-67',
  password: 'Пароль',
  show: 'Показать пароль',
  hide: 'Скрыть пароль',
  submit: 'Войти',
  failed: 'Не удалось войти',
  wait: (time: string) => `Слишком много попыток. Попробуйте снова через ${time}.`,
  seconds: { one: 'секунду', few: 'секунды', many: 'секунд' },
  minutes: { one: 'минуту', few: 'минуты', many: 'минут' },
}
