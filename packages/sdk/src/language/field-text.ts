import type { FieldCode, Language } from '../generated/schemas.ts'
import { type CommonFieldCode, commonFieldText } from './field-text-common.ts'
import type { Words } from './language.ts'

/** Error texts for fields of registrations, invitations and user details, and for PDFs that another program sends. */
const OTHER_FIELDS = {
  email_invalid: {
    ru: 'Проверьте адрес, например person@mail.kz.',
    kk: 'Мекенжайды тексеріңіз, мысалы person@mail.kz.',
  },
  bin_invalid: {
    ru: 'Такого БИН или ИИН нет: проверьте все 12 цифр.',
    kk: 'Мұндай БСН не ЖСН жоқ: 12 цифрдың бәрін тексеріңіз.',
  },
  code_wrong: {
    ru: 'Код не подошёл. Проверьте цифры в последнем письме.',
    kk: 'Код сәйкес келмеді. Соңғы хаттағы цифрларды тексеріңіз.',
  },
  code_expired: {
    ru: 'Код действовал 10 минут и устарел. Запросите новый.',
    kk: 'Код 10 минут жарамды болды, енді ескірді. Жаңасын сұраңыз.',
  },
  code_used_up: {
    ru: 'Попытки для этого кода закончились. Запросите новый.',
    kk: 'Бұл кодты енгізу мүмкіндігі таусылды. Жаңасын сұраңыз.',
  },
  taken: {
    ru: 'Этим уже пользуется кто-то другой. Укажите другое.',
    kk: 'Мұны басқа біреу қолданып жүр. Басқасын көрсетіңіз.',
  },
  common: {
    ru: 'Такой пароль легко угадать. Придумайте другой.',
    kk: 'Мұндай құпиясөзді табу оңай. Басқасын ойлап табыңыз.',
  },
  like_login: {
    ru: 'Пароль повторяет вашу почту или телефон. Придумайте другой.',
    kk: 'Құпиясөз поштаңызды не телефоныңызды қайталайды. Басқасын ойлап табыңыз.',
  },
  wrong: { ru: 'Текущий пароль не подошёл.', kk: 'Қазіргі құпиясөз сәйкес келмеді.' },
  direction_marks: {
    ru: 'В тексте есть невидимые знаки, которые меняют порядок букв. Наберите его заново.',
    kk: 'Мәтінде әріптердің ретін өзгертетін көрінбейтін таңбалар бар. Қайта теріп жазыңыз.',
  },
  not_a_name: {
    ru: 'Напишите имя и фамилию. Телефон и почта указываются отдельно.',
    kk: 'Аты-жөніңізді жазыңыз. Телефон мен пошта бөлек көрсетіледі.',
  },
  unexpected: { ru: 'Это здесь указать нельзя.', kk: 'Мұны бұл жерде көрсетуге болмайды.' },
  occupied: {
    ru: 'Этот бутик уже занят. Выберите другой.',
    kk: 'Бұл бутик бос емес. Басқасын таңдаңыз.',
  },
  not_a_pdf: { ru: 'Это не PDF, или файл повреждён.', kk: 'Бұл PDF емес немесе файл бүлінген.' },
  pdf_encrypted: {
    ru: 'PDF закрыт паролем. Отправьте файл без пароля.',
    kk: 'PDF құпиясөзбен жабылған. Файлды құпиясөзсіз жіберіңіз.',
  },
  pdf_too_large: { ru: 'PDF больше 20 МБ.', kk: 'PDF 20 МБ-тан үлкен.' },
  spreadsheet_too_large: {
    ru: 'Файл больше 20 МБ. Разделите его на несколько.',
    kk: 'Файл 20 МБ-тан үлкен. Оны бірнешеге бөліңіз.',
  },
  word_taken: { ru: 'Такое слово в словаре уже есть.', kk: 'Мұндай сөз сөздікте бар.' },
  word_is_name: {
    ru: 'Это название: по нему и так находят. Добавьте другое слово.',
    kk: 'Бұл атаудың өзі: ол бойынша онсыз да табылады. Басқа сөз қосыңыз.',
  },
  word_is_common: {
    ru: 'Это общее слово, поиск понимает его сам. Добавьте более точное.',
    kk: 'Бұл ортақ сөз, іздеу оны өзі түсінеді. Дәлірек сөз қосыңыз.',
  },
  word_needs_letters: {
    ru: 'Нужно слово из букв: числа и артикулы поиск находит сам.',
    kk: 'Әріптерден тұратын сөз керек: сандар мен артикулдарды іздеу өзі табады.',
  },
  text_too_large: {
    ru: 'Текст больше 200 КБ. Разделите его на несколько.',
    kk: 'Мәтін 200 КБ-тан үлкен. Оны бірнешеге бөліңіз.',
  },
  ends_before_start: { ru: 'Конец раньше начала.', kk: 'Аяқталуы басталуынан бұрын.' },
  in_the_past: { ru: 'Это время уже прошло.', kk: 'Бұл уақыт өтіп кетті.' },
  link_invalid: {
    ru: 'Нужен путь на портале, например /promotions, или адрес с https://.',
    kk: 'Порталдағы жол керек, мысалы /promotions, немесе https:// бар мекенжай.',
  },
  repeated: { ru: 'Это указано дважды.', kk: 'Бұл екі рет көрсетілген.' },
  must_agree: {
    ru: 'Отметьте, что вы согласны: без этого не продолжить.',
    kk: 'Келісетініңізді белгілеңіз: онсыз жалғастыруға болмайды.',
  },
} as const satisfies Record<Exclude<FieldCode, CommonFieldCode>, Words>

/** Error codes by field. */
export interface FieldErrors {
  [field: string]: FieldCode[]
}

/** Returns the text for a field's error code; an unknown code gets a neutral text. */
export function fieldText(code: string, language: Language): string {
  return isAccessCode(code) ? OTHER_FIELDS[code][language] : commonFieldText(code, language)
}

function isAccessCode(code: string): code is keyof typeof OTHER_FIELDS {
  return Object.hasOwn(OTHER_FIELDS, code)
}
