import type { ExchangeCode } from '../generated/schemas.ts'
import type { Words } from '../language/index.ts'

/** What is wrong, and what to do. `{got}`, `{needed}` and `{place}` (in 1C) are filled in. */
export interface ExchangeTexts {
  readonly wrong: Words
  readonly fix: Words
}

/** Codes about the content of a document. */
type ContentCode = Extract<
  ExchangeCode,
  | 'required'
  | 'wrong_type'
  | 'too_long'
  | 'too_many'
  | 'too_few'
  | 'control_characters'
  | 'direction_marks'
  | 'unknown_field'
  | 'not_a_number'
  | 'too_many_decimals'
  | 'negative'
  | 'zero'
  | 'number_too_large'
  | 'rate_out_of_range'
  | 'sum_mismatch'
  | 'total_mismatch'
  | 'vat_mismatch'
  | 'vat_total_mismatch'
  | 'vat_rate_unusual'
  | 'iban_check_digits'
  | 'not_a_date'
  | 'not_a_month'
  | 'date_too_early'
  | 'date_too_late'
  | 'bin_not_text'
  | 'bin_not_digits'
  | 'bin_too_short'
  | 'bin_too_long'
  | 'bin_check_digit'
  | 'currency_unknown'
  | 'knp_invalid'
>

const EXPORT = {
  ru: 'Это исправляет программист в обработке выгрузки.',
  kk: 'Мұны бағдарламашы 1С-тен жіберу өңдеуінде түзетеді.',
} as const satisfies Words

/** Texts about the content of a document. */
export const CONTENT_TEXTS = {
  required: {
    wrong: { ru: 'Не заполнено.', kk: 'Толтырылмаған.' },
    fix: { ru: 'Заполните в 1С: {place}.', kk: '1С-те толтырыңыз: {place}.' },
  },
  wrong_type: {
    wrong: { ru: 'Пришло значение другого вида: {got}.', kk: 'Басқа түрдегі мән келді: {got}.' },
    fix: EXPORT,
  },
  too_long: {
    wrong: {
      ru: 'Слишком длинно: можно до {needed} знаков.',
      kk: 'Тым ұзын: {needed} таңбаға дейін болады.',
    },
    fix: { ru: 'Сократите в 1С: {place}.', kk: '1С-те қысқартыңыз: {place}.' },
  },
  too_many: {
    wrong: { ru: 'Слишком много: {got}, можно до {needed}.', kk: 'Тым көп: {got}, {needed} дейін болады.' },
    fix: { ru: 'Разделите документ на несколько.', kk: 'Құжатты бірнешеге бөліңіз.' },
  },
  too_few: {
    wrong: { ru: 'В документе нет ни одной строки.', kk: 'Құжатта бірде-бір жол жоқ.' },
    fix: { ru: 'Заполните в 1С: {place}.', kk: '1С-те толтырыңыз: {place}.' },
  },
  control_characters: {
    wrong: {
      ru: 'В тексте есть служебные знаки, их не видно.',
      kk: 'Мәтінде көрінбейтін қызметтік таңбалар бар.',
    },
    fix: { ru: 'Наберите заново в 1С: {place}.', kk: '1С-те қайта теріңіз: {place}.' },
  },
  direction_marks: {
    wrong: {
      ru: 'В тексте есть невидимые знаки, которые меняют порядок букв.',
      kk: 'Мәтінде әріптердің ретін өзгертетін көрінбейтін таңбалар бар.',
    },
    fix: { ru: 'Наберите заново в 1С: {place}.', kk: '1С-те қайта теріңіз: {place}.' },
  },
  unknown_field: {
    wrong: {
      ru: 'Портал не знает такого поля и пропустил его.',
      kk: 'Портал мұндай өрісті білмейді, сондықтан оны алмады.',
    },
    fix: EXPORT,
  },
  not_a_number: {
    wrong: { ru: 'Это не число: {got}.', kk: 'Бұл сан емес: {got}.' },
    fix: EXPORT,
  },
  too_many_decimals: {
    wrong: {
      ru: 'Знаков после запятой больше {needed}: {got}.',
      kk: 'Үтірден кейін {needed} таңбадан көп: {got}.',
    },
    fix: { ru: 'Округлите в 1С: {place}.', kk: '1С-те дөңгелектеңіз: {place}.' },
  },
  negative: {
    wrong: { ru: 'Сумма меньше нуля: {got}.', kk: 'Сома нөлден кем: {got}.' },
    fix: {
      ru: 'Сторно и возврат порталу не отправляют. Исправьте в 1С: {place}.',
      kk: 'Сторно мен қайтарым порталға жіберілмейді. 1С-те түзетіңіз: {place}.',
    },
  },
  zero: {
    wrong: { ru: 'Здесь ноль.', kk: 'Мұнда нөл тұр.' },
    fix: {
      ru: 'Удалите пустую строку или заполните в 1С: {place}.',
      kk: 'Бос жолды өшіріңіз немесе 1С-те толтырыңыз: {place}.',
    },
  },
  number_too_large: {
    wrong: {
      ru: 'Слишком большое число: {got}, можно до {needed}.',
      kk: 'Тым үлкен сан: {got}, {needed} дейін болады.',
    },
    fix: { ru: 'Проверьте в 1С: {place}.', kk: '1С-те тексеріңіз: {place}.' },
  },
  rate_out_of_range: {
    wrong: { ru: 'Такой ставки НДС не бывает: {got}.', kk: 'Мұндай ҚҚС мөлшерлемесі болмайды: {got}.' },
    fix: { ru: 'Выберите ставку в 1С: {place}.', kk: '1С-те мөлшерлемені таңдаңыз: {place}.' },
  },
  sum_mismatch: {
    wrong: {
      ru: 'Количество на цену даёт {needed}, а в строке {got}.',
      kk: 'Саны мен бағасының көбейтіндісі {needed}, ал жолда {got}.',
    },
    fix: { ru: 'Пересчитайте строку в 1С: {place}.', kk: '1С-те жолды қайта есептеңіз: {place}.' },
  },
  total_mismatch: {
    wrong: {
      ru: 'Строки дают {needed}, а итог {got}.',
      kk: 'Жолдардың қосындысы {needed}, ал қорытынды {got}.',
    },
    fix: {
      ru: 'Перепроведите документ в 1С, чтобы итог пересчитался: {place}.',
      kk: 'Қорытынды қайта есептелуі үшін құжатты 1С-те қайта өткізіңіз: {place}.',
    },
  },
  vat_mismatch: {
    wrong: {
      ru: 'НДС должен быть {needed}, а пришло {got}.',
      kk: 'ҚҚС {needed} болуы керек, ал {got} келді.',
    },
    fix: {
      ru: 'Проверьте ставку и «Цена включает НДС», затем пересчитайте: {place}.',
      kk: 'Мөлшерлемені және «Цена включает НДС» белгісін тексеріп, қайта есептеңіз: {place}.',
    },
  },
  vat_total_mismatch: {
    wrong: {
      ru: 'НДС по строкам {needed}, а в итоге {got}.',
      kk: 'Жолдардағы ҚҚС {needed}, ал қорытындыда {got}.',
    },
    fix: {
      ru: 'Перепроведите документ в 1С, чтобы итог пересчитался: {place}.',
      kk: 'Қорытынды қайта есептелуі үшін құжатты 1С-те қайта өткізіңіз: {place}.',
    },
  },
  vat_rate_unusual: {
    wrong: {
      ru: 'На эту дату обычна ставка {needed} %, а пришло {got}. Документ принят.',
      kk: 'Бұл күні әдетте {needed} % қолданылады, ал {got} келді. Құжат қабылданды.',
    },
    fix: { ru: 'Если это ошибка, исправьте в 1С: {place}.', kk: 'Қате болса, 1С-те түзетіңіз: {place}.' },
  },
  iban_check_digits: {
    wrong: {
      ru: 'В номере счёта, похоже, опечатка: {got}. Документ принят.',
      kk: 'Шот нөмірінде қате бар сияқты: {got}. Құжат қабылданды.',
    },
    fix: { ru: 'Сверьте счёт в 1С: {place}.', kk: '1С-те шотты салыстырыңыз: {place}.' },
  },
  not_a_date: {
    wrong: { ru: 'Такой даты нет: {got}.', kk: 'Мұндай күн жоқ: {got}.' },
    fix: { ru: 'Исправьте дату в 1С: {place}.', kk: '1С-те күнін түзетіңіз: {place}.' },
  },
  not_a_month: {
    wrong: { ru: 'Такого месяца нет: {got}.', kk: 'Мұндай ай жоқ: {got}.' },
    fix: {
      ru: 'Укажите месяц, например {needed}: {place}.',
      kk: 'Айды көрсетіңіз, мысалы {needed}: {place}.',
    },
  },
  date_too_early: {
    wrong: { ru: 'Дата слишком ранняя: {got}.', kk: 'Күні тым ерте: {got}.' },
    fix: {
      ru: 'Пустая дата в 1С приходит как 0001 год. Заполните: {place}.',
      kk: '1С-те бос күн 0001 жыл болып келеді. Толтырыңыз: {place}.',
    },
  },
  date_too_late: {
    wrong: { ru: 'Дата слишком далеко впереди: {got}.', kk: 'Күні тым алыс: {got}.' },
    fix: { ru: 'Проверьте год в 1С: {place}.', kk: '1С-те жылын тексеріңіз: {place}.' },
  },
  bin_not_text: {
    wrong: {
      ru: 'БИН пришёл числом {got}: нули в начале могли пропасть.',
      kk: 'БСН сан түрінде келді: {got}. Басындағы нөлдер жоғалуы мүмкін.',
    },
    fix: {
      ru: 'В обработке выгрузки запишите БИН строкой, в кавычках.',
      kk: '1С-тен жіберу өңдеуінде БСН-ді тырнақшаға алып, мәтін ретінде жазыңыз.',
    },
  },
  bin_not_digits: {
    wrong: { ru: 'В БИН есть лишние знаки: {got}.', kk: 'БСН-де артық таңбалар бар: {got}.' },
    fix: { ru: 'Оставьте только цифры в 1С: {place}.', kk: '1С-те тек цифрларды қалдырыңыз: {place}.' },
  },
  bin_too_short: {
    wrong: {
      ru: 'В БИН {got} меньше {needed} цифр. Возможно, пропали нули в начале.',
      kk: '{got} БСН-інде {needed} цифрдан аз. Басындағы нөлдер жоғалған болуы мүмкін.',
    },
    fix: { ru: 'Впишите все 12 цифр в 1С: {place}.', kk: '1С-те 12 цифрдың бәрін жазыңыз: {place}.' },
  },
  bin_too_long: {
    wrong: { ru: 'В БИН {got} больше {needed} цифр.', kk: '{got} БСН-інде {needed} цифрдан көп.' },
    fix: { ru: 'Оставьте 12 цифр в 1С: {place}.', kk: '1С-те 12 цифр қалдырыңыз: {place}.' },
  },
  bin_check_digit: {
    wrong: { ru: 'Такого БИН или ИИН не бывает: {got}.', kk: 'Мұндай БСН не ЖСН болмайды: {got}.' },
    fix: { ru: 'Сверьте все 12 цифр в 1С: {place}.', kk: '1С-те 12 цифрдың бәрін салыстырыңыз: {place}.' },
  },
  currency_unknown: {
    wrong: { ru: 'Такой валюты портал не знает: {got}.', kk: 'Портал мұндай валютаны білмейді: {got}.' },
    fix: {
      ru: 'Укажите буквенный код, например {needed}: {place}.',
      kk: 'Әріптік кодын көрсетіңіз, мысалы {needed}: {place}.',
    },
  },
  knp_invalid: {
    wrong: {
      ru: 'КНП состоит из трёх цифр, а пришло {got}.',
      kk: 'Төлем тағайындау коды (КНП) үш цифрдан тұрады, ал {got} келді.',
    },
    fix: { ru: 'Впишите три цифры в 1С: {place}.', kk: '1С-те үш цифрды жазыңыз: {place}.' },
  },
} as const satisfies Record<ContentCode, ExchangeTexts>
