import type { Language } from '@sauda/sdk/language'

/** What a signature sheet and a stamp say, in the language of whoever asks for the copy. */
export const SHEET_WORDS = {
  ru: {
    title: 'Лист подписей',
    of: (name: string) => `к документу «${name}»`,
    who: 'Кто и чем подписал',
    fingerprint: 'Отпечаток подписанного файла, SHA-256',
    sides: {
      completion: { tenant: 'Заказчик', centre: 'Исполнитель' },
      application: { tenant: 'Арендатор', centre: 'Арендодатель' },
    },
    signer: 'Подписал',
    numbers: 'БИН, ИИН',
    when: 'Когда',
    stamped: (authority: boolean) => (authority ? 'метка времени' : 'время записал портал'),
    certificate: 'Сертификат',
    until: (day: string) => `действует до ${day}`,
    issuer: 'Издал',
    algorithm: 'Алгоритм',
    revocation: 'Отозван ли',
    notRevoked: (source: string, day: string) => `на ${day} не отозван (${source})`,
    unknown: 'ещё неизвестно',
    verdict: 'Проверка',
    states: { valid: 'подпись верна', pending: 'ключ ещё проверяется', invalid: 'подпись неверна' },
    positions: {
      person: 'физическое лицо',
      organisation: 'от имени организации',
      head: 'первый руководитель',
      may_sign: 'вправе подписывать',
      may_sign_financial: 'право финансовой подписи',
      personnel_officer: 'сотрудник отдела кадров',
      employee: 'сотрудник',
    },
    marks:
      'Эти страницы и отметки сверху каждой страницы поставил портал. Подписан файл без них: он лежит в архиве вместе с подписями (.cms).',
    signed: 'Подписано электронно',
  },
  kk: {
    title: 'Қолтаңбалар парағы',
    of: (name: string) => `«${name}» құжатына`,
    who: 'Кім және немен қол қойды',
    fingerprint: 'Қол қойылған файл таңбасы, SHA-256',
    sides: {
      completion: { tenant: 'Тапсырыс беруші', centre: 'Орындаушы' },
      application: { tenant: 'Жалға алушы', centre: 'Жалға беруші' },
    },
    signer: 'Қол қойған',
    numbers: 'БСН, ЖСН',
    when: 'Қашан',
    stamped: (authority: boolean) => (authority ? 'уақыт белгісі' : 'уақытты портал жазған'),
    certificate: 'Сертификат',
    until: (day: string) => `жарамдылық мерзімі: ${day}`,
    issuer: 'Берген',
    algorithm: 'Алгоритм',
    revocation: 'Қайтарып алынған ба',
    notRevoked: (source: string, day: string) => `${day} жағдайы бойынша қайтарып алынбаған (${source})`,
    unknown: 'әлі белгісіз',
    verdict: 'Тексеру',
    states: { valid: 'қолтаңба дұрыс', pending: 'кілт әлі тексерілуде', invalid: 'қолтаңба дұрыс емес' },
    positions: {
      person: 'жеке тұлға',
      organisation: 'ұйым атынан',
      head: 'бірінші басшы',
      may_sign: 'қол қоюға құқылы',
      may_sign_financial: 'қаржылық қол қою құқығы бар',
      personnel_officer: 'кадр бөлімінің қызметкері',
      employee: 'қызметкер',
    },
    marks:
      'Бұл беттерді және әр беттің жоғарғы жағындағы белгілерді портал қойған. Оларсыз файлға қол қойылған: ол қолтаңбалармен (.cms) бірге мұрағатта.',
    signed: 'Электрондық қол қойылды',
  },
} as const satisfies Record<Language, object>

export const ALGORITHMS: Readonly<Record<string, string>> = {
  rsa: 'RSA',
  ecdsa: 'ECDSA',
  gost2015: 'ГОСТ 34.10-2015',
  gost2004: 'ГОСТ 34.310-2004',
}
