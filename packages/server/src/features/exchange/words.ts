import type { Words } from '@sauda/sdk/language'
import type { SignInCode } from './sign-in.ts'

/** Why a request of the accounting system is not let in. */
export const SIGN_IN_TEXTS = {
  sign_in_required: {
    ru: 'Укажите имя и пароль базы 1С (Basic-авторизация).',
    kk: '1С базасының аты мен құпиясөзін көрсетіңіз (Basic авторизациясы).',
  },
  wrong_credentials: {
    ru: 'Имя или пароль базы 1С не подошли. Возьмите новые на странице «Обмен».',
    kk: '1С базасының аты не құпиясөзі сәйкес келмеді. Жаңасын «Алмасу» бетінен алыңыз.',
  },
  base_revoked: {
    ru: 'Доступ этой базы 1С отозван. Подключите её заново на странице «Обмен».',
    kk: 'Бұл 1С базасының рұқсаты қайтарып алынған. Оны «Алмасу» бетінде қайта қосыңыз.',
  },
  network_not_allowed: {
    ru: 'Этой базе 1С нельзя обращаться с такого адреса сети.',
    kk: 'Бұл 1С базасына мұндай желі мекенжайынан кіруге болмайды.',
  },
} as const satisfies Record<SignInCode, Words>

/** Follows the first problems of a document that has more. */
export const MORE_PROBLEMS = {
  ru: (count: number) => `Ещё ошибок: ${count}.`,
  kk: (count: number) => `Тағы ${count} қате бар.`,
} as const
