import type { SignedKind } from '@sauda/sdk/signing'
import { inBoth } from '../../language/in-both.ts'
import { kindWords } from '../documents/kind-words.ts'

const { ru, kk } = kindWords

/** Signing with eGov Mobile. */
export const egovWords = inBoth({
  ru: {
    choice: { title: 'Чем подпишете?', lead: 'Запомним ваш выбор. Сменить его можно будет в этом же окне.' },
    computer: 'NCALayer на этом компьютере',
    computerHint: 'Ключ в файле или на токене',
    phone: 'eGov mobile на телефоне',
    phoneHint: 'Ключ в приложении, код с экрана',
    title: 'Подпишите телефоном',
    lead: (count: number, left: number) =>
      count < left
        ? `NCALayer не нужен. В этом коде ${count} из ${left}, потом покажем следующий.`
        : count === 1
          ? 'NCALayer не нужен.'
          : `NCALayer не нужен. За один раз подпишутся все\u00A0${count}.`,
    leadAlone: 'NCALayer не нужен.',
    code: 'Код для приложения eGov mobile',
    loading: 'Готовим код',
    open: 'Откройте ',
    apps: 'eGov mobile или eGov Business',
    openRest: ' и выберите сканер QR.',
    scan: 'Наведите камеру на код.',
    check: (kind: SignedKind, count: number) => `Проверьте: ${ru[kind].count(count)}. Подпишите.`,
    checkAll: 'Проверьте документы и подпишите.',
    read: 'Код открыт на телефоне. Ждём подпись.',
    valid: (left: string) => `код действует ещё ${left}`,
    other: 'Через NCALayer',
    byPhone: 'Подписать телефоном',
    cancel: 'Отмена',
    demo: 'Это демо-центр. Вместо телефона запустите рядом с порталом: ',
    handset: {
      title: 'Подпишите в eGov mobile',
      text: (kind: SignedKind, count: number, left: number) =>
        `Откроется приложение. Проверьте «${ru[kind].count(count)}», подпишите и вернитесь сюда: ${count < left ? 'покажем следующую часть' : 'итог будет на этом экране'}.`,
      mobile: 'Открыть eGov mobile',
      business: 'Открыть eGov Business',
      later: 'Подпишу на компьютере',
    },
    failed: {
      title: 'Телефон не подписал',
      lead: 'Код больше не действует. Что подписано раньше, сохранилось. Попробуйте снова, покажем новый код.',
    },
  },
  kk: {
    choice: {
      title: 'Немен қол қоясыз?',
      lead: 'Таңдауыңызды есте сақтаймыз. Оны кейін осы терезеде өзгертуге болады.',
    },
    computer: 'Осы компьютердегі NCALayer',
    computerHint: 'Кілт файлда немесе токенде',
    phone: 'Телефондағы eGov mobile',
    phoneHint: 'Кілт қолданбада, экрандағы код арқылы',
    title: 'Телефонмен қол қойыңыз',
    lead: (count: number, left: number) =>
      count < left
        ? `NCALayer керек емес. Бұл кодта ${count} құжат, барлығы ${left}. Содан кейін келесі кодты көрсетеміз.`
        : count === 1
          ? 'NCALayer керек емес.'
          : `NCALayer керек емес. ${count} құжаттың бәріне бірден қол қойылады.`,
    leadAlone: 'NCALayer керек емес.',
    code: 'eGov mobile қолданбасына арналған код',
    loading: 'Код дайындалуда',
    open: '',
    apps: 'eGov mobile немесе eGov Business',
    openRest: ' қолданбасын ашып, QR сканерін таңдаңыз.',
    scan: 'Камераны кодқа бағыттаңыз.',
    check: (kind: SignedKind, count: number) => `Тексеріңіз: ${kk[kind].count(count)}. Қол қойыңыз.`,
    checkAll: 'Құжаттарды тексеріп, қол қойыңыз.',
    read: 'Код телефонда ашылды. Қолтаңба күтілуде.',
    valid: (left: string) => `кодтың мерзімі бітуге ${left}`,
    other: 'NCALayer арқылы',
    byPhone: 'Телефонмен қол қою',
    cancel: 'Болдырмау',
    demo: 'Бұл демо-орталық. Телефон орнына порталмен қатар мынаны іске қосыңыз: ',
    handset: {
      title: 'eGov mobile арқылы қол қойыңыз',
      text: (kind: SignedKind, count: number, left: number) =>
        `Қолданба ашылады. «${kk[kind].count(count)}» екенін тексеріп, қол қойыңыз да, осында оралыңыз: ${count < left ? 'келесі бөлігін көрсетеміз' : 'нәтижесі осы экранда болады'}.`,
      mobile: 'eGov mobile-ді ашу',
      business: 'eGov Business-ті ашу',
      later: 'Компьютерде қол қоямын',
    },
    failed: {
      title: 'Телефонда қол қойылмады',
      lead: 'Код енді жарамсыз. Бұрын қойылған қолтаңбалар сақталды. Қайталап көріңіз, жаңа код көрсетеміз.',
    },
  },
})
