import type { Words } from '../words.ts'

export const access = {
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
} satisfies Words['access']
