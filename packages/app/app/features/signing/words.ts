import type { SignedKind } from '@sauda/sdk/signing'
import { inBoth } from '../../language/in-both.ts'
import { kazakhFrom, kazakhToTime } from '../../language/kazakh-endings.ts'
import { kindWords } from '../documents/kind-words.ts'
import { signingEndWords as end } from './end-words.ts'

const { ru, kk } = kindWords

const kazakhDative = { completion: 'актіге', application: 'қосымшаға' } as const
const kazakhNoun = { completion: 'акт', application: 'қосымша' } as const
const kazakhThis = { completion: 'Осы актіні оқу', application: 'Осы қосымшаны оқу' } as const
const russianThis = { completion: 'Прочитать этот акт', application: 'Прочитать это приложение' } as const

/** The dialog in which documents are signed. */
export const signingWords = inBoth({
  ru: {
    close: 'Закрыть',
    cancel: 'Отмена',
    check: 'Проверить',
    session: (left: string) => `сессия ещё ${left}`,
    sessionEnds: (left: string) => `сессия скоро закончится, ещё ${left}`,
    preparing: {
      title: (kind: SignedKind, count: number) => `Готовим ${ru[kind].count(count)}`,
      lead: 'Обычно это пара секунд.',
      ready: 'готовы',
      left: (count: number) => `ещё ${count}`,
      rows: (kind: SignedKind, count: number) => `Файлы, ${ru[kind].count(count)}`,
      note: 'Файлы больше не изменятся, пока вы подписываете. Любой можно открыть и прочитать из этого окна.',
      connecting: 'Ищем NCALayer',
      slow: 'NCALayer долго не отвечает. Проверьте, не спряталось ли его окно за другими, или запустите его заново.',
    },
    absent: {
      title: 'NCALayer не запущен',
      lead: 'Это программа, которая открывает ключ ЭЦП. Портал ключа и пароля не видит.',
      start: 'Запустите NCALayer',
      startRest: ' на этом компьютере. Значок с ключом появится у часов.',
      back: 'Вернитесь сюда. Заметим сами и пойдём дальше.',
      download: 'Скачать NCALayer',
      waiting: 'Ждём NCALayer',
      demo: 'Это демо-центр. Вместо NCALayer запустите рядом с порталом: npm run play-ncalayer',
    },
    browser: {
      title: 'Браузер просит разрешение',
      lead: 'Без него страница не свяжется с NCALayer.',
      press: 'Нажмите ',
      allow: '«Разрешить»',
      pressRest: ' в окошке под адресом. Спросит один раз.',
      missing: 'Окошка нет? Нажмите значок слева от адреса, найдите доступ к устройству, включите.',
    },
    key: {
      title: 'Выберите ключ в окне NCALayer',
      many: (kind: SignedKind, count: number) =>
        `Окно уже открыто, иногда оно прячется за браузером. Выберите файл или токен и введите пароль: один раз на ${count === 1 ? `этот ${kind === 'completion' ? 'акт' : 'документ'}` : `все ${count}`}.`,
      fits: 'Подойдёт',
      company: 'ключ компании, БИН',
      companyAny: 'ключ вашей компании',
      person: 'директора или сотрудника с правом подписи',
      fitsNot: 'Не подойдёт',
      otherPerson: 'личный ключ без БИН',
      auth: 'ключ только для входа, файл AUTH',
      waiting: 'Ждём ключ',
    },
    wrongKey: {
      title: 'Это ключ другой компании',
      lead: 'Этим ключом ничего не подписано. Возьмите другой ключ и попробуйте снова.',
      this: 'Этот ключ',
      needed: 'Нужен',
      bin: (bin: string) => `БИН ${bin}`,
      iin: (iin: string) => `ИИН ********${iin.slice(-4)}`,
      choose: 'Выбрать другой ключ',
    },
    oneByOne: {
      title: (at: number, all: number) => `По одному: ${at} из ${all}`,
      lead: (kind: SignedKind) =>
        `Введите пароль в окне NCALayer ещё раз, для этого ${kind === 'completion' ? 'акта' : 'приложения'}.`,
      read: (kind: SignedKind) => russianThis[kind],
      next: 'следующий',
      note: (count: number) =>
        `Ваш NCALayer подписывает по одному файлу. С KAZTOKEN все ${count} идут за раз.`,
      end: 'Закончить на этом',
    },
    running: {
      title: (at: number, all: number) => `Подписываем: ${at} из ${all}`,
      sending: (at: number, all: number) => `Принимаем: ${at} из ${all}`,
      lead: 'Пароль принят. Каждую подпись сразу проверяем и сохраняем.',
      sendingLead: 'Можно свернуть, подписи сохранены.',
      timeLeft: {
        soon: 'осталось несколько секунд',
        seconds: (count: number) => `осталось ${count} с`,
        minute: 'осталось около минуты',
        minutes: (count: number) => `осталось около ${count} минут`,
      },
      done: (count: number) => `Подписаны и приняты: ${count}`,
      show: 'Показать',
      hide: 'Скрыть',
      checking: 'проверяем подпись',
      queued: 'в очереди',
      rest: (count: number) => `Ещё ${count} в очереди`,
      stays: (count: number) => (count === 0 ? '' : `${count} подписанных останутся`),
      stop: 'Остановить',
      fold: 'Свернуть',
      unfold: 'Развернуть',
    },
    // The network or the portal is away: a browser cannot tell which.
    offline: {
      title: 'Портал не отвечает, подписи целы',
      empty: 'Портал не отвечает',
      kept: (count: number) =>
        count === 1
          ? '1 подпись сохранена на этом компьютере.'
          : `Подписи сохранены на этом компьютере: ${count}.`,
      rest: ' Отправим, как только связь появится. Если закроете вкладку, продолжим при следующем входе отсюда же.',
      nothing: 'Начнём, как только связь появится.',
      until: (time: string) => `до ${time} примем сразу, позже сначала сверим файлы`,
      again: (seconds: number) => `Проверим через ${seconds} с`,
      now: 'Отправить сейчас',
    },
    ...end.ru,
    strip: (done: number, all: number) => `Принимаем подписи: ${done} из ${all}`,
    left: (kind: SignedKind, left: number, all: number) =>
      `Не закончено подписание: ${left < all ? `осталось ${left} из ${all}` : ru[kind].count(all)}.`,
    resume: 'Продолжить',
    parts: {
      done: (count: number) => `подписаны: ${count}`,
      now: (count: number) => `подписываются: ${count}`,
      kept: (count: number) => `сохранены на этом компьютере: ${count}`,
      failed: (count: number) => `не подписаны: ${count}`,
      rest: (count: number) => `в очереди: ${count}`,
    },
    count: (kind: SignedKind, count: number) => ru[kind].count(count),
  },
  kk: {
    close: 'Жабу',
    cancel: 'Болдырмау',
    check: 'Тексеру',
    session: (left: string) => `сеанс аяғына дейін ${left}`,
    sessionEnds: (left: string) => `сеанс жақында бітеді, ${left} қалды`,
    preparing: {
      title: (kind: SignedKind, count: number) => `${kk[kind].count(count)} дайындалуда`,
      lead: 'Әдетте екі-үш секунд.',
      ready: 'дайын',
      left: (count: number) => `тағы ${count}`,
      rows: (kind: SignedKind, count: number) => `Файлдар, ${kk[kind].count(count)}`,
      note: 'Қол қойып болғанша файлдар өзгермейді. Кез келгенін осы терезеден ашып оқуға болады.',
      connecting: 'NCALayer ізделуде',
      slow: 'NCALayer көптен бері жауап бермей тұр. Терезесі басқа терезелердің артында қалмағанын тексеріңіз немесе оны қайта іске қосыңыз.',
    },
    absent: {
      title: 'NCALayer іске қосылмаған',
      lead: 'Бұл ЭЦҚ кілтін ашатын бағдарлама. Портал кілт пен құпиясөзді көрмейді.',
      start: 'NCALayer-ді іске қосыңыз',
      startRest: '. Ол осы компьютерде тұруы керек. Кілт белгісі сағаттың жанында пайда болады.',
      back: 'Осы бетке оралыңыз. Өзіміз байқап, әрі қарай жалғастырамыз.',
      download: 'NCALayer жүктеу',
      waiting: 'NCALayer күтілуде',
      demo: 'Бұл демо-орталық. NCALayer орнына порталмен қатар мынаны іске қосыңыз: npm run play-ncalayer',
    },
    browser: {
      title: 'Браузер рұқсат сұрап тұр',
      lead: 'Онсыз бет NCALayer-мен байланыса алмайды.',
      press: 'Мекенжай астындағы терезеде ',
      allow: '«Рұқсат беру»',
      pressRest: ' батырмасын басыңыз. Бір рет қана сұрайды.',
      missing: 'Терезе жоқ па? Мекенжайдың сол жағындағы белгіні басып, құрылғыға рұқсатты қосыңыз.',
    },
    key: {
      title: 'NCALayer терезесінде кілтті таңдаңыз',
      many: (kind: SignedKind, count: number) =>
        `Терезе ашық, кейде браузердің артында қалады. Файлды не токенді таңдап, құпиясөзді енгізіңіз: ${count === 1 ? `осы ${kazakhDative[kind]}` : `${count} ${kazakhDative[kind]}`} бір рет.`,
      fits: 'Жарайды',
      company: 'компания кілті, БСН',
      companyAny: 'компанияңыздың кілті',
      person: 'директордың немесе қол қою құқығы бар қызметкердің кілті',
      fitsNot: 'Жарамайды',
      otherPerson: 'БСН жоқ жеке кілт',
      auth: 'тек кіруге арналған кілт, AUTH файлы',
      waiting: 'Кілт күтілуде',
    },
    wrongKey: {
      title: 'Бұл басқа компанияның кілті',
      lead: 'Бұл кілтпен ештеңеге қол қойылған жоқ. Басқа кілтпен қайталап көріңіз.',
      this: 'Бұл кілт',
      needed: 'Керегі',
      bin: (bin: string) => `БСН ${bin}`,
      iin: (iin: string) => `ЖСН ********${iin.slice(-4)}`,
      choose: 'Басқа кілт таңдау',
    },
    oneByOne: {
      title: (at: number, all: number) => `Бір-бірлеп: ${kazakhFrom(all)} ${at}`,
      lead: (kind: SignedKind) =>
        `NCALayer терезесінде осы ${kazakhNoun[kind]} үшін құпиясөзді қайта енгізіңіз.`,
      read: (kind: SignedKind) => kazakhThis[kind],
      next: 'келесі',
      note: (count: number) =>
        `Сіздің NCALayer бір-бірлеп қол қояды. KAZTOKEN болса, ${count} құжатқа бірден қол қойылады.`,
      end: 'Осымен аяқтау',
    },
    running: {
      title: (at: number, all: number) => `Қол қойылуда: ${kazakhFrom(all)} ${at}`,
      sending: (at: number, all: number) => `Қабылдануда: ${kazakhFrom(all)} ${at}`,
      lead: 'Құпиясөз қабылданды. Әр қолтаңба бірден тексеріліп, сақталады.',
      sendingLead: 'Жинап қоюға болады, қолтаңбалар сақталған.',
      timeLeft: {
        soon: 'бірнеше секунд қалды',
        seconds: (count: number) => `${count} секунд қалды`,
        minute: 'шамамен бір минут қалды',
        minutes: (count: number) => `шамамен ${count} минут қалды`,
      },
      done: (count: number) => `Қол қойылды, қабылданды: ${count}`,
      show: 'Көрсету',
      hide: 'Жасыру',
      checking: 'қолтаңба тексерілуде',
      queued: 'кезекте',
      rest: (count: number) => `Кезекте тағы ${count}`,
      stays: (count: number) => (count === 0 ? '' : `Қойылған ${count} қолтаңба сақталады`),
      stop: 'Тоқтату',
      fold: 'Жинау',
      unfold: 'Жаю',
    },
    offline: {
      title: 'Портал жауап бермейді, қолтаңбалар сақталды',
      empty: 'Портал жауап бермейді',
      kept: (count: number) => `${count} қолтаңба осы компьютерде сақталды.`,
      rest: ' Байланыс орнаған бойда жібереміз. Қойындыны жапсаңыз, осы компьютерден келесі кіргенде жалғастырамыз.',
      nothing: 'Байланыс орнаған бойда бастаймыз.',
      until: (time: string) =>
        `${kazakhToTime(time)} дейін бірден қабылдаймыз, кейін алдымен файлдарды салыстырамыз`,
      again: (seconds: number) => `${seconds} секундтан кейін тексереміз`,
      now: 'Қазір жіберу',
    },
    ...end.kk,
    strip: (done: number, all: number) => `Қолтаңбалар қабылдануда: ${kazakhFrom(all)} ${done}`,
    left: (kind: SignedKind, left: number, all: number) =>
      `Қол қою аяқталмаған: ${kk[kind].count(all)}${left < all ? `, қалғаны ${left}` : ''}.`,
    resume: 'Жалғастыру',
    parts: {
      done: (count: number) => `қол қойылды: ${count}`,
      now: (count: number) => `қол қойылуда: ${count}`,
      kept: (count: number) => `осы компьютерде сақталды: ${count}`,
      failed: (count: number) => `қол қойылмады: ${count}`,
      rest: (count: number) => `кезекте: ${count}`,
    },
    count: (kind: SignedKind, count: number) => kk[kind].count(count),
  },
})
