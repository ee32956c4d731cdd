/** Texts common to all e-mails, in both languages. */
const ru = {
  hello: (name: string) => `Здравствуйте, ${name}!`,
  ifNoButton: 'Если кнопка не работает, скопируйте этот адрес в браузер:',
  automatic: 'Письмо отправлено автоматически, отвечать на него не нужно.',
}

const kk = {
  hello: (name) => `Сәлеметсіз бе, ${name}!`,
  ifNoButton: 'Батырма жұмыс істемесе, мына мекенжайды браузерге көшіріңіз:',
  automatic: 'Бұл хат автоматты түрде жіберілді, оған жауап жазудың қажеті жоқ.',
} satisfies typeof ru

export const COMMON_WORDS = { ru, kk }
