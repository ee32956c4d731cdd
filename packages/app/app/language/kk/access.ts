import type { Words } from '../words.ts'

export const access = {
  title: 'Кіру',
  lead: 'Жалға алушыларға, қызметкерлерге және хабарландыру берушілерге.',
  login: 'Пошта немесе телефон',
  loginHint: 'Мысалы, name@example.kz немесе +7 701 123-45-67',
  password: 'Құпиясөз',
  show: 'Құпиясөзді көрсету',
  hide: 'Құпиясөзді жасыру',
  submit: 'Кіру',
  failed: 'Кіру мүмкін болмады',
  wait: (time: string) => `Әрекет тым көп жасалды. ${time} кейін қайталап көріңіз.`,
  seconds: { one: 'секундтан', few: 'секундтан', many: 'секундтан' },
  minutes: { one: 'минуттан', few: 'минуттан', many: 'минуттан' },
} satisfies Words['access']
