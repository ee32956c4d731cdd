import { pluralForm } from '@sauda/sdk/language'
import { inBoth } from '../../language/in-both.ts'

const SECONDS = { one: 'секунду', few: 'секунды', many: 'секунд' }
const NEW = { one: 'новое', few: 'новых', many: 'новых' }

/** A thread of two sides: part requests and support. */
export const talkWords = inBoth({
  ru: {
    messages: 'Переписка',
    new: 'новое',
    you: 'Вы:',
    them: 'Собеседник:',
    sending: 'отправляется…',
    offline: 'уйдёт, когда вернётся связь',
    failed: 'Не отправлено. Проверьте связь.',
    retry: 'Отправить ещё раз',
    below: (count: number) => `${count} ${NEW[pluralForm(count)]}`,
    read: (time: string) => `прочитано в ${time}`,
    typing: (name: string) => `${name} печатает…`,
    looking: (name: string) => `${name} сейчас здесь`,
    earlier: 'Показать прежние',
    send: 'Отправить',
    attach: 'Прикрепить фото',
    remove: (name: string) => `Убрать ${name}`,
    photo: 'Фото в сообщении',
    tooMany: 'Не больше 5 фото в сообщении.',
    wait: (seconds: number) =>
      `Слишком много сообщений за минуту. Отправить можно через ${seconds} ${SECONDS[pluralForm(seconds)]}.`,
    closed: 'Переписка закрыта. Написанное осталось в поле.',
    sendFailed: 'Не отправлено',
  },
  kk: {
    messages: 'Хат алмасу',
    new: 'жаңа',
    you: 'Сіз:',
    them: 'Екінші тарап:',
    sending: 'жіберілуде…',
    offline: 'байланыс қалпына келгенде жіберіледі',
    failed: 'Жіберілмеді. Байланысты тексеріңіз.',
    retry: 'Қайтадан жіберу',
    below: (count) => `${count} жаңа`,
    read: (time) => `${time} оқылды`,
    typing: (name) => `${name} жазып жатыр…`,
    looking: (name) => `${name} қазір осында`,
    earlier: 'Бұрынғыларын көрсету',
    send: 'Жіберу',
    attach: 'Сурет тіркеу',
    remove: (name) => `${name} алып тастау`,
    photo: 'Хабарламадағы сурет',
    tooMany: 'Бір хабарламада 5 суреттен артық болмайды.',
    wait: (seconds) => `Бір минутта тым көп хабарлама. ${seconds} секундтан кейін жібере аласыз.`,
    closed: 'Хат алмасу жабылды. Жазғаныңыз өрісте қалды.',
    sendFailed: 'Жіберілмеді',
  },
})
