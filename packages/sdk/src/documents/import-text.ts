import type { DocumentImportCode, DocumentImportProblem, ExchangeCode } from '../generated/schemas.ts'
import type { Language, Words } from '../language/index.ts'
import { exchangeFieldName } from './exchange-place.ts'
import { exchangeText } from './exchange-text.ts'
import { DOCUMENT_COLUMNS } from './import-columns.ts'
import { problemValue } from './problem-money.ts'

/** A problem of a spreadsheet in words. */
export interface ImportWords {
  /** Heading of the column, such as «БИН арендатора»; empty if it concerns the whole row or file. */
  column: string
  /** What is wrong, and what to do if that is not obvious. */
  text: string
}

/** Codes that the exchange has not, or whose cause is another one there. */
type OwnCode =
  | Exclude<DocumentImportCode, ExchangeCode>
  | 'is_signed'
  | 'too_many_documents'
  | 'empty_on_paper'
  | 'position_missing'
  | 'not_in_font'

/** `{got}`, `{needed}` and `{name}` of the column or field are filled in. */
const TEXTS = {
  not_workbook: {
    ru: 'Это не файл .xlsx. Откройте его в Excel и сохраните как «Книга Excel (.xlsx)».',
    kk: 'Бұл .xlsx файлы емес. Оны Excel бағдарламасында ашып, «Excel кітабы (.xlsx)» түрінде сақтаңыз.',
  },
  workbook_damaged: {
    ru: 'Файл повреждён и не читается. Откройте его в Excel и сохраните заново.',
    kk: 'Файл бүлінген, оқылмайды. Оны Excel бағдарламасында ашып, қайта сақтаңыз.',
  },
  workbook_too_large: {
    ru: 'Внутри файла слишком много данных. Оставьте в нём только лист с документами.',
    kk: 'Файлдың ішінде деректер тым көп. Тек құжаттар парағын қалдырыңыз.',
  },
  workbook_encrypted: {
    ru: 'Файл закрыт паролем. Снимите пароль в Excel и сохраните файл.',
    kk: 'Файл құпиясөзбен жабылған. Excel бағдарламасында құпиясөзді алып тастап, файлды сақтаңыз.',
  },
  no_rows: {
    ru: 'В файле нет ни одного документа. Заполните строки под заголовками.',
    kk: 'Файлда бірде-бір құжат жоқ. Тақырыптардың астындағы жолдарды толтырыңыз.',
  },
  too_many_rows: {
    ru: 'Слишком много строк: можно до {needed}. Разделите файл.',
    kk: 'Жолдар тым көп: {needed} дейін болады. Файлды бөліңіз.',
  },
  too_many_documents: {
    ru: 'Слишком много документов: можно до {needed} за раз. Разделите файл.',
    kk: 'Құжаттар тым көп: бір жолы {needed} дейін болады. Файлды бөліңіз.',
  },
  column_missing: {
    ru: 'В первой строке нет колонки «{needed}». Возьмите заголовки из шаблона.',
    kk: 'Бірінші жолда «{needed}» бағаны жоқ. Тақырыптарды үлгіден алыңыз.',
  },
  column_twice: {
    ru: 'Колонка «{got}» есть дважды. Оставьте одну.',
    kk: '«{got}» бағаны екі рет тұр. Біреуін қалдырыңыз.',
  },
  cell_error: {
    ru: 'В ячейке ошибка формулы: {got}. Исправьте формулу или впишите значение.',
    kk: 'Ұяшықта формула қатесі бар: {got}. Формуланы түзетіңіз немесе мәнін жазыңыз.',
  },
  formula_without_value: {
    ru: 'Формула не вычислена. Откройте файл в Excel, сохраните его или впишите значение.',
    kk: 'Формула есептелмеген. Файлды Excel бағдарламасында ашып, сақтаңыз немесе мәнін жазыңыз.',
  },
  row_differs: {
    ru: 'В строках одного документа разные значения: здесь {got}, а выше {needed}.',
    kk: 'Бір құжаттың жолдарында мәндер әртүрлі: мұнда {got}, ал жоғарыда {needed}.',
  },
  number_twice: {
    ru: 'Документ с таким номером, датой и арендатором уже есть в строке {needed}.',
    kk: 'Нөмірі, күні және жалға алушысы осындай құжат {needed}-жолда бар.',
  },
  row_twice: {
    ru: 'Такая же строка этого документа уже есть: {needed}. Загрузятся обе. Если это повтор, удалите одну.',
    kk: 'Бұл құжаттың дәл осындай жолы бар: {needed}. Екеуі де жүктеледі. Қайталанған болса, біреуін жойыңыз.',
  },
  total_row: {
    ru: 'Это строка итога: она не загружается как позиция, а сумма в ней сверяется с позициями.',
    kk: 'Бұл — қорытынды жол: ол позиция ретінде жүктелмейді, ондағы сома позициялармен салыстырылады.',
  },
  total_row_differs: {
    ru: 'В строке итога {got}, а позиции над ней дают {needed}. Проверьте, все ли строки на месте.',
    kk: 'Қорытынды жолда {got}, ал үстіндегі позициялардың қосындысы {needed}. Барлық жолдар орнында ма, тексеріңіз.',
  },
  empty_on_paper: {
    ru: 'Не заполнено: {name}. В печатной форме будет пусто.',
    kk: 'Толтырылмаған: {name}. Баспа нысанында бұл орын бос қалады.',
  },
  position_missing: {
    ru: 'У подписанта не указана должность: {got}. Напишите, например, «директор Ким А. В.».',
    kk: 'Қол қоюшының лауазымы көрсетілмеген: {got}. Мысалы, «директор Ким А. В.» деп жазыңыз.',
  },
  not_in_font: {
    ru: 'В шрифте печатной формы нет знаков: {got}. Вместо них напечатаются их коды. Замените эти знаки.',
    kk: 'Баспа нысанының қарпінде мына таңбалар жоқ: {got}. Олардың орнына кодтары басылады. Бұл таңбаларды ауыстырыңыз.',
  },
  hidden_rows: {
    ru: 'В листе есть скрытые или отфильтрованные строки с документами: {got}. Они тоже загружаются. Если они не нужны, удалите их.',
    kk: 'Парақта құжаттары бар жасырылған не сүзілген жолдар бар: {got}. Олар да жүктеледі. Керек болмаса, оларды жойыңыз.',
  },
  document_elsewhere: {
    ru: 'Такой документ уже пришёл из 1С. Изменить его можно только там.',
    kk: 'Мұндай құжат 1С-тен келіп қойған. Оны тек сонда өзгертуге болады.',
  },
  tenant_unknown: {
    ru: 'С таким БИН на портале никто не зарегистрирован. Документ дождётся арендатора.',
    kk: 'Порталда мұндай БСН-мен ешкім тіркелмеген. Құжат жалға алушыны күтіп тұрады.',
  },
  supplier_missing: {
    ru: 'Не заполнены реквизиты центра. Впишите их на лист «Реквизиты».',
    kk: 'Орталықтың деректемелері толтырылмаған. Оларды «Деректемелер» парағына жазыңыз.',
  },
  is_signed: {
    ru: 'Этот документ уже подписан или аннулирован: новая версия не принимается.',
    kk: 'Бұл құжатқа қол қойылған немесе оның күші жойылған: жаңа нұсқасы қабылданбайды.',
  },
} as const satisfies Record<OwnCode, Words>

/** Returns what is wrong with a cell, a row or a file, for accountants. An unknown code gets a neutral text. */
export function importText(
  problem: Pick<DocumentImportProblem, 'field' | 'code' | 'got' | 'needed' | 'currency'>,
  language: Language,
): ImportWords {
  const { field, code } = problem
  const shown = (value: string | null) => problemValue(value, problem, language) ?? ''
  const texts: Readonly<Record<string, Words>> = TEXTS
  const own = Object.hasOwn(texts, code) ? texts[code]?.[language] : undefined
  const column = DOCUMENT_COLUMNS.find((one) => one.field === field)?.name[language] ?? ''
  const name = column || exchangeFieldName(field, language)
  const values: Readonly<Record<string, string>> = {
    got: shown(problem.got),
    needed: shown(problem.needed),
    name,
  }
  const text =
    own?.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '') ??
    exchangeText(problem, language).wrong
  return { column, text }
}
