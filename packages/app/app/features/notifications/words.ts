import { inBoth } from '../../language/in-both.ts'

/** The bell and its modal. Not called «notifications», as the toasts' region has that name. */
export const inboxWords = inBoth({
  ru: {
    title: 'Уведомления',
    bell: (unread: string) => `Уведомления, новых: ${unread}`,
    // Prescribed by the specification.
    empty: 'Уведомлении нет',
    loading: 'Загружаем уведомления',
    more: 'Загрузить ещё',
    shown: (shown: number, total: number) => `Показано ${shown} из ${total}`,
    unread: 'Новое',
    open: 'Открыть',
    renew: 'Продлить',
    resubmitted: 'Объявление отправлено на модерацию',
    renewed: (date: string) => `Продлено до ${date}`,
    offline: 'Нет связи',
  },
  kk: {
    title: 'Хабарламалар',
    bell: (unread: string) => `Хабарламалар, оқылмағаны: ${unread}`,
    empty: 'Хабарлама жоқ',
    loading: 'Хабарламалар жүктелуде',
    more: 'Тағы жүктеу',
    shown: (shown: number, total: number) => `${total} ішінен ${shown} көрсетілді`,
    unread: 'Жаңа',
    open: 'Ашу',
    renew: 'Мерзімін ұзарту',
    resubmitted: 'Хабарландыру модерацияға жіберілді',
    renewed: (date: string) => `Ұзартылды, жаңа мерзімі: ${date}`,
    offline: 'Байланыс жоқ',
  },
})
