import type { Words } from '../words.ts'

export const inbox = {
  title: 'Хабарламалар',
  bell: (unread: string) => `Хабарламалар, оқылмағаны: ${unread}`,
  empty: 'Хабарлама жоқ',
  loading: 'Хабарламалар жүктелуде',
  more: 'Тағы жүктеу',
  shown: (shown: number, total: number) => `${total} ішінен ${shown} көрсетілді`,
  unread: 'Жаңа',
  open: 'Ашу',
  renew: 'Мерзімін ұзарту',
  renewed: (date: string) => `Ұзартылды, жаңа мерзімі: ${date}`,
  offline: 'Байланыс жоқ',
} satisfies Words['inbox']
