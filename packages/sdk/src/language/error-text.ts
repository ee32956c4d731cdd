import type { Language } from '../generated/schemas.ts'
import type { Words } from './language.ts'

/** Texts for a failed call, by error code. The last four codes are made by the SDK itself. */
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
  idempotency_conflict: {
    ru: 'Эта форма уже отправлена с другими данными. Чтобы отправить и эти, нажмите ещё раз.',
    kk: 'Бұл форма басқа деректермен жіберілген. Мұны да жіберу үшін қайта басыңыз.',
  },
  flow_over: {
    ru: 'Срок вышел, или вы начинали в другом браузере. Начните сначала.',
    kk: 'Уақыты өтіп кетті немесе басқа браузерде бастағансыз. Қайтадан бастаңыз.',
  },
  link_over: {
    ru: 'Эта ссылка больше не действует. Попросите прислать новую.',
    kk: 'Бұл сілтеме енді жарамсыз. Жаңасын жіберуді сұраңыз.',
  },
  too_large: { ru: 'Отправлено слишком много данных.', kk: 'Жіберілген деректер тым көп.' },
  unsupported_media_type: { ru: 'Такой формат не принимается.', kk: 'Мұндай пішім қабылданбайды.' },
  method_not_allowed: { ru: 'Такой запрос не принимается.', kk: 'Мұндай сұрау қабылданбайды.' },
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

const UNKNOWN_ERROR = {
  ru: 'Не получилось. Попробуйте ещё раз.',
  kk: 'Болмады. Қайталап көріңіз.',
} as const satisfies Words

/** Why a call failed: the codes of the contract (`FailureCode`), and those that the SDK itself makes. */
export type ErrorCode = keyof typeof ERRORS

/** Returns the text for an error code; an unknown code gets a neutral text. */
export function errorText(code: string, language: Language): string {
  return (isErrorCode(code) ? ERRORS[code] : UNKNOWN_ERROR)[language]
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERRORS, code)
}
