import type { Language, Words } from './language.ts'

/** What is said of a whole call that failed, by the error's code. The last four are made by the SDK itself. */
const ERRORS = {
  invalid: { ru: 'Проверьте отмеченные поля.', kk: 'Белгіленген өрістерді тексеріңіз.' },
  bad_request: { ru: 'Запрос составлен неверно.', kk: 'Сұрау дұрыс құрылмаған.' },
  sign_in_required: { ru: 'Войдите, чтобы продолжить.', kk: 'Жалғастыру үшін жүйеге кіріңіз.' },
  wrong_credentials: { ru: 'Неверный логин или пароль.', kk: 'Логин немесе құпиясөз қате.' },
  forbidden: { ru: 'У вас нет доступа к этому действию.', kk: 'Бұл әрекетке рұқсатыңыз жоқ.' },
  blocked: { ru: 'Учётная запись заблокирована.', kk: 'Тіркелгі бұғатталған.' },
  cross_site: {
    ru: 'Запрос пришёл с другого сайта и отклонён.',
    kk: 'Сұрау басқа сайттан келді және қабылданбады.',
  },
  not_found: { ru: 'Такой страницы или записи нет.', kk: 'Мұндай бет немесе жазба жоқ.' },
  action_not_allowed: {
    ru: 'Сейчас это действие недоступно: состояние уже изменилось.',
    kk: 'Бұл әрекет қазір қолжетімсіз: күйі өзгеріп кеткен.',
  },
  changed_meanwhile: {
    ru: 'Пока вы решали, кто-то внёс изменения. Посмотрите, что теперь: введённое вами сохранилось.',
    kk: 'Сіз шешкенше біреу өзгеріс енгізді. Қазіргі күйін қараңыз: жазғаныңыз сақталып тұр.',
  },
  too_large: { ru: 'Отправлено слишком много данных.', kk: 'Жіберілген деректер тым көп.' },
  unsupported_media_type: { ru: 'Такой формат не принимается.', kk: 'Мұндай пішім қабылданбайды.' },
  too_many_requests: {
    ru: 'Слишком много попыток. Подождите немного.',
    kk: 'Әрекет тым көп жасалды. Сәл күте тұрыңыз.',
  },
  internal: {
    ru: 'На сервере произошла ошибка. Попробуйте ещё раз.',
    kk: 'Серверде қате болды. Қайталап көріңіз.',
  },
  unavailable: {
    ru: 'Сервис временно недоступен. Попробуйте позже.',
    kk: 'Қызмет уақытша қолжетімсіз. Кейінірек қайталап көріңіз.',
  },
  network: {
    ru: 'Нет связи с сервером. Проверьте интернет.',
    kk: 'Сервермен байланыс жоқ. Интернетті тексеріңіз.',
  },
  timeout: { ru: 'Сервер долго не отвечает.', kk: 'Сервер ұзақ жауап бермей тұр.' },
  aborted: { ru: 'Запрос отменён.', kk: 'Сұрау тоқтатылды.' },
  unexpected_answer: {
    ru: 'Сервер ответил непонятно. Попробуйте ещё раз.',
    kk: 'Сервердің жауабы түсініксіз. Қайталап көріңіз.',
  },
} as const satisfies Record<string, Words>

/** What is said beside a field. */
const FIELDS = {
  required: { ru: 'Заполните это поле.', kk: 'Бұл өрісті толтырыңыз.' },
  too_short: { ru: 'Слишком коротко.', kk: 'Тым қысқа.' },
  too_long: { ru: 'Слишком длинно.', kk: 'Тым ұзын.' },
  not_a_number: { ru: 'Введите число.', kk: 'Сан енгізіңіз.' },
  too_small: { ru: 'Слишком маленькое значение.', kk: 'Мәні тым кіші.' },
  too_large: { ru: 'Слишком большое значение.', kk: 'Мәні тым үлкен.' },
  unknown: { ru: 'Выберите значение из списка.', kk: 'Тізімнен таңдаңыз.' },
  wrong_format: { ru: 'Проверьте, как это записано.', kk: 'Жазылуын тексеріңіз.' },
  too_many: { ru: 'Слишком много.', kk: 'Тым көп.' },
  phone_invalid: {
    ru: 'Введите номер полностью, например +7 701 123-45-67.',
    kk: 'Нөмірді толық жазыңыз, мысалы +7 701 123-45-67.',
  },
  not_yours: { ru: 'Это принадлежит не вам.', kk: 'Бұл сіздікі емес.' },
  photo_empty: { ru: 'Файл пустой.', kk: 'Файл бос.' },
  photo_too_large: { ru: 'Фото больше 10 МБ.', kk: 'Сурет 10 МБ-тан үлкен.' },
  photo_type: {
    ru: 'Это не фото: подойдут JPEG, PNG, WebP, AVIF и GIF.',
    kk: 'Бұл сурет емес: JPEG, PNG, WebP, AVIF және GIF жарайды.',
  },
  photo_pixels: { ru: 'В фото больше 40 мегапикселей.', kk: 'Сурет 40 мегапиксельден үлкен.' },
  photo_broken: { ru: 'Фото не открывается.', kk: 'Сурет ашылмайды.' },
} as const satisfies Record<string, Words>

const UNKNOWN_ERROR = {
  ru: 'Не получилось. Попробуйте ещё раз.',
  kk: 'Болмады. Қайталап көріңіз.',
} as const satisfies Words

const UNKNOWN_FIELD = { ru: 'Проверьте это поле.', kk: 'Бұл өрісті тексеріңіз.' } as const satisfies Words

export type ErrorCode = keyof typeof ERRORS
export type FieldCode = keyof typeof FIELDS

/** A calm sentence for an error's code; a code never seen before gets a neutral one. */
export function errorText(code: string, language: Language): string {
  return (hasKey(ERRORS, code) ? ERRORS[code] : UNKNOWN_ERROR)[language]
}

/** A calm sentence for a field's code; a code never seen before gets a neutral one. */
export function fieldText(code: string, language: Language): string {
  return (hasKey(FIELDS, code) ? FIELDS[code] : UNKNOWN_FIELD)[language]
}

function hasKey<Table extends object>(table: Table, key: string): key is string & keyof Table {
  return Object.hasOwn(table, key)
}
