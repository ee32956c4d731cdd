import type { AuditAction, AuditSubject } from '../generated/schemas.ts'
import type { Language, Words } from '../language/index.ts'

type SubjectRow = {
  /** What kind of thing it is, in the plural. */
  readonly label: Words
  /** What can be done to it, in words that name it. */
  readonly actions: Readonly<Partial<Record<AuditAction, Words>>>
}

/** Everything that the portal writes down, by what it was done to. The server can write nothing else. */
const SUBJECTS = {
  ad: {
    label: { ru: 'Объявления', kk: 'Хабарландырулар' },
    actions: {
      create: { ru: 'Объявление подано', kk: 'Хабарландыру берілді' },
      publish: { ru: 'Объявление опубликовано', kk: 'Хабарландыру жарияланды' },
      needEdits: { ru: 'Объявление возвращено на доработку', kk: 'Хабарландыру түзетуге қайтарылды' },
      update: { ru: 'Объявление изменено', kk: 'Хабарландыру өзгертілді' },
      removeImage: { ru: 'Фото объявления удалено', kk: 'Хабарландырудың суреті жойылды' },
      takeDownImage: {
        ru: 'Фото объявления снято модератором',
        kk: 'Хабарландырудың суретін модератор алып тастады',
      },
      activate: {
        ru: 'Объявление продлено или возобновлено',
        kk: 'Хабарландыру ұзартылды не қайта жарияланды',
      },
      up: { ru: 'Объявление поднято', kk: 'Хабарландыру көтерілді' },
      unpublish: { ru: 'Объявление снято с публикации', kk: 'Хабарландыру жариялаудан алынды' },
      archive: { ru: 'Объявление убрано в архив', kk: 'Хабарландыру мұрағатқа жіберілді' },
      delete: { ru: 'Объявление удалено', kk: 'Хабарландыру жойылды' },
    },
  },
  document: {
    label: { ru: 'Документы', kk: 'Құжаттар' },
    actions: {
      received: { ru: 'Документ получен', kk: 'Құжат қабылданды' },
      renewed: { ru: 'Получена новая версия документа', kk: 'Құжаттың жаңа нұсқасы келді' },
      opened: { ru: 'Документ открыт арендатором', kk: 'Жалға алушы құжатты ашты' },
      downloaded: { ru: 'Документ скачан', kk: 'Құжат жүктеп алынды' },
      rejected: { ru: 'Документ отклонён', kk: 'Құжат қабылданбады' },
      annulled: { ru: 'Документ аннулирован', kk: 'Құжаттың күші жойылды' },
      reminded: { ru: 'Отправлено напоминание о документе', kk: 'Құжат туралы еске салынды' },
      signed: { ru: 'Документ подписан арендатором', kk: 'Құжатқа жалға алушы қол қойды' },
      countersigned: { ru: 'Документ подписан центром', kk: 'Құжатқа орталық қол қойды' },
      deleted: { ru: 'Документ удалён', kk: 'Құжат жойылды' },
    },
  },
  document_batch: {
    label: { ru: 'Документы за месяц', kk: 'Айлық құжаттар' },
    actions: {
      update: { ru: 'Срок документов за месяц изменён', kk: 'Айлық құжаттардың мерзімі өзгертілді' },
      delete: { ru: 'Документы за месяц удалены', kk: 'Айлық құжаттар жойылды' },
    },
  },
  signature: {
    label: { ru: 'Проверка подписей', kk: 'Қолтаңбаларды тексеру' },
    actions: {
      valid: { ru: 'Подпись проверена и действительна', kk: 'Қолтаңба тексерілді, жарамды' },
      invalid: { ru: 'Подпись проверена и не принята', kk: 'Қолтаңба тексерілді, қабылданбады' },
      void: {
        ru: 'Подпись не понадобилась: документ изменился',
        kk: 'Қолтаңба қажет болмады: құжат өзгерген',
      },
    },
  },
  signatory: {
    label: { ru: 'Кто подписывает', kk: 'Қол қоюшылар' },
    actions: {
      added: { ru: 'Добавлен подписант компании', kk: 'Компанияның қол қоюшысы қосылды' },
      ended: { ru: 'Полномочия подписанта прекращены', kk: 'Қол қоюшының өкілеттігі тоқтатылды' },
    },
  },
  user: {
    label: { ru: 'Люди', kk: 'Адамдар' },
    actions: {
      register: { ru: 'Человек зарегистрировался', kk: 'Адам тіркелді' },
      update: { ru: 'Изменены данные человека', kk: 'Адамның деректері өзгертілді' },
      changePassword: { ru: 'Пароль изменён', kk: 'Құпиясөз өзгертілді' },
      restorePassword: { ru: 'Пароль восстановлен', kk: 'Құпиясөз қалпына келтірілді' },
      add_administrator: { ru: 'Администратор добавлен с консоли', kk: 'Әкімші консольден қосылды' },
      reset_administrator: {
        ru: 'Доступ администратора сброшен с консоли',
        kk: 'Әкімшінің қолжетімділігі консольден жаңартылды',
      },
      block: { ru: 'Человек заблокирован', kk: 'Адам бұғатталды' },
      unblock: { ru: 'Человек разблокирован', kk: 'Адам бұғаттан шығарылды' },
      setRole: { ru: 'Роль человека изменена', kk: 'Адамның рөлі өзгертілді' },
      setDepartment: { ru: 'Отдел человека изменён', kk: 'Адамның бөлімі өзгертілді' },
    },
  },
  part_request: {
    label: { ru: 'Заявки на детали', kk: 'Бөлшекке өтінімдер' },
    actions: {
      create: { ru: 'Заявка отправлена магазинам', kk: 'Өтінім дүкендерге жіберілді' },
      widen: { ru: 'Заявку получили ещё магазины', kk: 'Өтінімді тағы дүкендер алды' },
      close: { ru: 'Заявка закрыта', kk: 'Өтінім жабылды' },
      restore: { ru: 'Заявка открыта снова', kk: 'Өтінім қайта ашылды' },
      ended: { ru: 'Срок заявки вышел', kk: 'Өтінімнің мерзімі өтті' },
      takeDown: { ru: 'Заявка снята', kk: 'Өтінім алынды' },
      dismiss: { ru: 'Жалобы на заявку отклонены', kk: 'Өтінімге шағымдар қабылданбады' },
      answer: { ru: 'Магазин ответил на заявку', kk: 'Дүкен өтінімге жауап берді' },
      update: { ru: 'Магазин изменил ответ', kk: 'Дүкен жауабын өзгертті' },
      givePhone: { ru: 'Покупатель открыл магазину свой номер', kk: 'Сатып алушы дүкенге нөмірін ашты' },
    },
  },
  part_bar: {
    label: { ru: 'Запреты на заявки', kk: 'Өтінімге тыйымдар' },
    actions: {
      block: { ru: 'Заявки запрещены', kk: 'Өтінімге тыйым салынды' },
      unblock: { ru: 'Запрет на заявки снят', kk: 'Өтінімге тыйым алынды' },
    },
  },
  company: {
    label: { ru: 'Компании', kk: 'Компаниялар' },
    actions: {
      update: { ru: 'Настройки компании изменены', kk: 'Компанияның баптаулары өзгертілді' },
      set_hours: { ru: 'Часы на день указаны', kk: 'Бір күннің жұмыс уақыты көрсетілді' },
      remove_hours: { ru: 'Особые часы дня убраны', kk: 'Күннің ерекше жұмыс уақыты алынды' },
      set_rooms: { ru: 'Бутики компании изменены', kk: 'Компанияның бутиктері өзгертілді' },
      end_tenancy: { ru: 'Аренда компании закончена', kk: 'Компанияның жалға алуы аяқталды' },
      resume_tenancy: { ru: 'Компания снова арендатор', kk: 'Компания қайтадан жалға алушы болды' },
    },
  },
  membership: {
    label: { ru: 'Люди компаний', kk: 'Компания адамдары' },
    actions: {
      join: { ru: 'Человек вступил в компанию', kk: 'Адам компанияға қосылды' },
      accept: {
        ru: 'Человек принят в компанию по просьбе',
        kk: 'Адам өз өтініші бойынша компанияға қабылданды',
      },
      change_function: {
        ru: 'Изменено, что человек делает для компании',
        kk: 'Адамның компаниядағы міндеті өзгертілді',
      },
      ended: {
        ru: 'Членство закончилось вместе с арендой',
        kk: 'Адамның компаниядағы жұмысы жалға алумен бірге аяқталды',
      },
      remove: { ru: 'Человек исключён из компании', kk: 'Адам компаниядан шығарылды' },
      leave: { ru: 'Человек вышел из компании', kk: 'Адам компаниядан шықты' },
    },
  },
  facility: {
    label: { ru: 'Корпуса', kk: 'Корпустар' },
    actions: {
      create: { ru: 'Корпус добавлен', kk: 'Корпус қосылды' },
      update: { ru: 'Корпус изменён', kk: 'Корпус өзгертілді' },
      delete: { ru: 'Корпус удалён', kk: 'Корпус жойылды' },
    },
  },
  department: {
    label: { ru: 'Отделы', kk: 'Бөлімдер' },
    actions: {
      create: { ru: 'Отдел добавлен', kk: 'Бөлім қосылды' },
      update: { ru: 'Отдел изменён', kk: 'Бөлім өзгертілді' },
      delete: { ru: 'Отдел удалён', kk: 'Бөлім жойылды' },
    },
  },
  invitation: {
    label: { ru: 'Приглашения', kk: 'Шақырулар' },
    actions: {
      invite: { ru: 'Отправлено приглашение', kk: 'Шақыру жіберілді' },
      revoke: { ru: 'Приглашение отозвано', kk: 'Шақыру кері қайтарылды' },
      decline: { ru: 'Приглашение отклонено', kk: 'Шақырудан бас тартылды' },
    },
  },
  tenant_application: {
    label: { ru: 'Заявки компаний', kk: 'Компаниялардың өтінімдері' },
    actions: {
      accept: { ru: 'Компания подтверждена как арендатор', kk: 'Компания жалға алушы ретінде расталды' },
      refuse: { ru: 'Заявка компании отклонена', kk: 'Компанияның өтінімі қабылданбады' },
    },
  },
  content: {
    label: { ru: 'Тексты центра', kk: 'Орталықтың мәтіндері' },
    actions: {
      create: { ru: 'Запись добавлена', kk: 'Жазба қосылды' },
      save: { ru: 'Черновик записи сохранён', kk: 'Жазбаның қаралама нұсқасы сақталды' },
      publish: { ru: 'Запись опубликована', kk: 'Жазба жарияланды' },
      withdraw: { ru: 'Запись снята с сайта', kk: 'Жазба сайттан алынды' },
      restore: { ru: 'Возвращена прежняя версия записи', kk: 'Жазбаның бұрынғы нұсқасы қайтарылды' },
      delete: { ru: 'Запись удалена', kk: 'Жазба жойылды' },
      reorder: { ru: 'Порядок записей изменён', kk: 'Жазбалардың реті өзгертілді' },
    },
  },
  content_image: {
    label: { ru: 'Картинки текстов', kk: 'Мәтін суреттері' },
    actions: { upload: { ru: 'Загружена картинка для текстов', kk: 'Мәтіндерге сурет жүктелді' } },
  },
  dictionary: {
    label: { ru: 'Справочники', kk: 'Анықтамалықтар' },
    actions: {
      create: { ru: 'Добавлено в справочник', kk: 'Анықтамалыққа қосылды' },
      rename: { ru: 'Изменено в справочнике', kk: 'Анықтамалықта өзгертілді' },
      merge: { ru: 'Объединено в справочнике', kk: 'Анықтамалықта біріктірілді' },
      delete: { ru: 'Удалено из справочника', kk: 'Анықтамалықтан жойылды' },
    },
  },
  search_word: {
    label: { ru: 'Слова поиска', kk: 'Іздеу сөздері' },
    actions: {
      create: { ru: 'Слово поиска добавлено', kk: 'Іздеу сөзі қосылды' },
      update: { ru: 'Слово поиска изменено', kk: 'Іздеу сөзі өзгертілді' },
      delete: { ru: 'Слово поиска удалено', kk: 'Іздеу сөзі жойылды' },
      hide: { ru: 'Слово поиска скрыто', kk: 'Іздеу сөзі жасырылды' },
      show: { ru: 'Слово поиска снова учитывается', kk: 'Іздеу сөзі қайтадан ескеріледі' },
    },
  },
  search_miss: {
    label: { ru: 'Запросы без ответа', kk: 'Жауапсыз сұраулар' },
    actions: { dismiss: { ru: 'Запрос убран из списка', kk: 'Сұрау тізімнен алынды' } },
  },
  exchange_base: {
    label: { ru: 'Обмен с 1С', kk: '1С-пен алмасу' },
    actions: {
      create: { ru: 'База 1С добавлена', kk: '1С базасы қосылды' },
      renew: { ru: 'Пароль базы 1С заменён с консоли', kk: '1С базасының құпиясөзі консольден ауыстырылды' },
      revoke: { ru: 'Доступ базы 1С закрыт', kk: '1С базасының қолжетімділігі жабылды' },
    },
  },
  review: {
    label: { ru: 'Отзывы', kk: 'Пікірлер' },
    actions: {
      publish: { ru: 'Отзыв опубликован после модерации', kk: 'Пікір модерациядан кейін жарияланды' },
      keep: { ru: 'Отзыв оставлен после жалобы', kk: 'Пікір шағымнан кейін қалдырылды' },
      delete: { ru: 'Отзыв удалён', kk: 'Пікір жойылды' },
    },
  },
  personal: {
    label: { ru: 'Чтение личных данных', kk: 'Жеке деректерді оқу' },
    actions: {
      showPhone: { ru: 'Открыт телефон продавца', kk: 'Сатушының телефоны ашылды' },
      export: { ru: 'Данные выгружены в файл', kk: 'Деректер файлға шығарылды' },
      download: { ru: 'Скачаны подписи и доказательства', kk: 'Қолтаңбалар мен дәлелдер жүктеп алынды' },
    },
  },
} as const satisfies Record<AuditSubject, SubjectRow>

const UNKNOWN_SUBJECT = { ru: 'Другое', kk: 'Басқа' } as const satisfies Words
const UNKNOWN_ACTION = { ru: 'Другое действие', kk: 'Басқа әрекет' } as const satisfies Words

type Table = typeof SUBJECTS
/** Named, so that editors do not write it out. */
interface Subjects extends Table {}

/** What can be done to a kind of thing. */
export type AuditActionOf<Subject extends AuditSubject> = keyof Subjects[Subject]['actions'] & AuditAction

/** Everything that can be done to something, in the order of filters. */
export const AUDIT_SUBJECTS = /* @__PURE__ */ Object.keys(SUBJECTS) as readonly AuditSubject[]

/** Whether this version knows what something was done to. */
export function isAuditSubject(subject: string): subject is AuditSubject {
  return Object.hasOwn(SUBJECTS, subject)
}

/** Returns what can be done to a kind of thing, in the order of filters. */
export function auditActionsOf(subject: AuditSubject): readonly AuditAction[] {
  return Object.keys(SUBJECTS[subject].actions) as AuditAction[]
}

/** Returns what something was done to, in the plural: «Объявления». An unknown kind gets a neutral text. */
export function auditSubjectLabel(subject: string, language: Language): string {
  return (isAuditSubject(subject) ? SUBJECTS[subject].label : UNKNOWN_SUBJECT)[language]
}

/** Returns what was done, in words that name the kind of thing: «Объявление опубликовано». An unknown action gets a neutral text. */
export function auditActionText(subject: string, action: string, language: Language): string {
  const actions: Readonly<Partial<Record<string, Words>>> = isAuditSubject(subject)
    ? SUBJECTS[subject].actions
    : {}
  const words = Object.hasOwn(actions, action) ? actions[action] : undefined
  return (words ?? UNKNOWN_ACTION)[language]
}
