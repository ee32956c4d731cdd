/** The bell and what it opens. «Notifications» are the toasts' corner already. */
export const inbox = {
  title: 'Уведомления',
  bell: (unread: string) => `Уведомления, новых: ${unread}`,
  // As the specification has it.
  empty: 'Уведомлении нет',
  loading: 'Загружаем уведомления',
  more: 'Загрузить ещё',
  shown: (shown: number, total: number) => `Показано ${shown} из ${total}`,
  unread: 'Новое',
  open: 'Открыть',
  renew: 'Продлить',
  renewed: (date: string) => `Продлено до ${date}`,
  offline: 'Нет связи',
}
