import { russianCount } from '../counted.ts'

const ads = (count: number) => russianCount(count, 'объявление', 'объявления', 'объявлений')

/** Lists of ads by their state: everyone's for staff, one's own for a tenant. */
export const adLists = {
  tabs: 'Списки объявлений',
  names: { new: 'На проверке', active: 'В каталоге', inactive: 'Не опубликованы' },
  leads: {
    staff: {
      new: 'Новые и изменённые объявления. Первыми стоят те, что ждут дольше.',
      active: 'То, что сейчас видят покупатели.',
      inactive: 'Снятые с публикации и убранные в архив.',
    },
    own: {
      new: 'Ваши объявления, которые ждут модератора или вернулись на доработку.',
      active: 'Ваши объявления, которые сейчас видят покупатели.',
      inactive: 'Ваши объявления, снятые с публикации и убранные в архив.',
    },
  },
  sentBack: (count: number) => `Ещё ${ads(count)} вернули авторам: они в конце списка.`,
  nothingWaits: 'Ничего не ждёт: остальное вернули авторам.',
  search: 'Поиск по списку',
  searchPlaceholder: 'Название, марка, артикул',
  find: 'Найти',
  wholeList: 'Весь список',
  found: (count: number) => `Найдено: ${ads(count)}`,
  empty: {
    new: { title: 'Ничего не ждёт', help: 'Все объявления проверены.' },
    active: { title: 'В каталоге пусто', help: 'Здесь будут опубликованные объявления.' },
    inactive: { title: 'Здесь пусто', help: 'Снятых с публикации и архивных объявлений нет.' },
    search: { title: 'Ничего не нашлось', help: 'Попробуйте назвать иначе или посмотрите весь список.' },
  },
  select: (title: string) => `Выбрать: ${title}`,
  selectAll: 'Выбрать все на странице',
  bulk: 'Действия с выбранными',
  bulkHint: 'Отметьте объявления, чтобы решить сразу по нескольким.',
  chosen: (count: number) => `Выбрано: ${count}`,
  clear: 'Снять выбор',
  bulkActions: { publish: 'Опубликовать', archive: 'В архив' },
  bulkNone: 'Отметьте хотя бы одно объявление.',
  bulkFailed: 'Не получилось',
  done: {
    publish: (count: number) => `Опубликовано: ${ads(count)}`,
    archive: (count: number) => `Убрано в архив: ${ads(count)}`,
  },
  notDone: (count: number) => `Не получилось: ${ads(count)}`,
  ad: (id: number) => `Объявление № ${id}`,
}
