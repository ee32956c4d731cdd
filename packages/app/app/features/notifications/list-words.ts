import { type CountForms, count } from '@sauda/sdk/language'
import { inBoth } from '../../language/in-both.ts'

const NEW: CountForms = { ru: ['новое', 'новых', 'новых'], kk: 'жаңасы' }
const ADS: CountForms = { ru: ['объявление', 'объявления', 'объявлений'], kk: 'хабарландыру' }

/** The list of notifications. Apart from the bell's words, which every page of a member has. */
export const listWords = inBoth({
  ru: {
    filters: 'Показать',
    all: (unread: number) => (unread > 0 ? `Все, ${count(unread, NEW, 'ru')}` : 'Все'),
    only: { unread: 'Непрочитанные', ads: 'Объявления', documents: 'Документы' },
    readAll: 'Прочитать все',
    allRead: 'Все отмечены прочитанными',
    unreadAgain: 'Снова отмечены непрочитанными',
    undo: 'Отменить',
    seeAll: 'Все уведомления',
    arrived: (arrived: number) => `Показать новые: ${arrived}`,
    earlier: (earlier: number) => `Раньше: ${earlier}`,
    mend: 'Исправить',
    emptyLead: {
      owner: 'Здесь появятся ответы модератора и документы, которые ждут вас.',
      staff: 'Здесь появятся ответы арендаторов на документы. Объявления на модерации стоят в очереди.',
    },
    queue: (ads: number) => `В очереди ${count(ads, ADS, 'ru')}`,
    queues: 'Очереди',
    tallies: {
      waiting: 'На модерации',
      complained: 'Жалобы на объявления',
      applications: 'Заявки арендаторов',
    },
    oldest: (age: string) => `старшее ждёт ${age}`,
    nobody: 'никто не ждёт',
  },
  kk: {
    filters: 'Көрсету',
    all: (unread: number) => (unread > 0 ? `Барлығы, ${count(unread, NEW, 'kk')}` : 'Барлығы'),
    only: { unread: 'Оқылмағандар', ads: 'Хабарландырулар', documents: 'Құжаттар' },
    readAll: 'Барлығын оқылды деп белгілеу',
    allRead: 'Барлығы оқылды деп белгіленді',
    unreadAgain: 'Қайтадан оқылмаған деп белгіленді',
    undo: 'Болдырмау',
    seeAll: 'Барлық хабарламалар',
    arrived: (arrived: number) => `Жаңаларын көрсету: ${arrived}`,
    earlier: (earlier: number) => `Бұрынғылары: ${earlier}`,
    mend: 'Түзету',
    emptyLead: {
      owner: 'Мұнда модератордың жауаптары мен сізді күтіп тұрған құжаттар көрінеді.',
      staff:
        'Мұнда жалға алушылардың құжаттарға берген жауаптары көрінеді. Модерацияны күткен хабарландырулар кезекте тұр.',
    },
    queue: (ads: number) => `Кезекте ${count(ads, ADS, 'kk')} тұр`,
    queues: 'Кезектер',
    tallies: {
      waiting: 'Модерацияда',
      complained: 'Хабарландыруларға шағымдар',
      applications: 'Жалға алушылардың өтінімдері',
    },
    oldest: (age: string) => `ең ескісі ${age} күтіп тұр`,
    nobody: 'ешкім күтіп тұрған жоқ',
  },
})
