import type { SignedKind } from '@sauda/sdk/signing'
import { inBoth } from '../../language/in-both.ts'
import { kazakhFrom } from '../../language/kazakh-endings.ts'
import { kindWords } from '../documents/kind-words.ts'

const { ru, kk } = kindWords

/** What the dialog says once signing has ended or was interrupted. */
export const signingEndWords = inBoth({
  ru: {
    zip: (kind: SignedKind, count: number) =>
      count === 1 ? 'Скачать с подписями, ZIP' : `${ru[kind].count(count)} с подписями, ZIP`,
    restored: {
      title: (at: number) => `Продолжим ${at === 2 ? 'со' : 'с'} ${at}-го`,
      lead: (count: number) => `Вы не закончили. Подписи целы: ${count}.`,
      accepted: 'Портал принял',
      sending: 'Сохранены на этом компьютере, отправляем',
      unsigned: 'Ещё не подписаны',
      askKey: 'ключ спросим заново',
      later: 'Не сейчас',
      more: (count: number) => `Подписать ещё ${count}`,
    },
    over: {
      title: (at: number) => `Время вышло на ${at}-м`,
      lead: (done: number, kept: number, left: number) =>
        [
          `Подписаны и приняты: ${done}.`,
          kept > 0 && `Подписаны и сохранены на этом компьютере: ${kept}, их отправим сами.`,
          left > 0 && `Ещё не подписаны: ${left}, для них начнём новую сессию.`,
        ]
          .filter(Boolean)
          .join(' '),
      note: 'На одну сессию даём 10 минут: так файл, который вы открыли, и файл, который подписали, точно один и тот же.',
    },
    result: {
      title: (done: number, failed: number) =>
        done === 0 ? `Не подписаны: ${failed}` : `Подписаны: ${done}, не подписаны: ${failed}`,
      stopped: (done: number, all: number) => `Остановлено: подписаны ${done} из ${all}`,
      next: 'Теперь подпишет центр, обычно за два дня. Пришлём уведомление.',
      nextCentre: 'Подписанные центром документы арендаторы уже видят.',
      nothing: 'Ничего не подписано.',
      failed: 'не подписан',
      left: (count: number) => `Ещё не подписаны: ${count}`,
      pending: (count: number) => `Ключ ещё проверяется: ${count}. Если он отозван, пришлём уведомление.`,
      retry: (count: number) => `Повторить неудачные, ${count}`,
      open: 'Открыть документ',
    },
    all: {
      title: (kind: SignedKind, count: number) =>
        count === 1
          ? kind === 'completion'
            ? 'Акт подписан'
            : 'Приложение подписано'
          : `Все ${count} подписаны`,
      next: 'Теперь подпишет центр, обычно за два дня.',
      pending: (count: number) =>
        count === 1 ? 'Подпись принята, ключ проверяется' : 'Подписи приняты, ключ проверяется',
      pendingLead:
        'Удостоверяющий центр ещё не ответил, не отозван ли ключ. Документ станет подписанным, когда он ответит.',
      when: 'Когда',
      with: 'Чем',
      company: 'ключ компании',
      person: 'личный ключ',
      done: 'Готово',
    },
  },
  kk: {
    zip: (kind, count) =>
      count === 1 ? 'Қолтаңбаларымен жүктеп алу, ZIP' : `Қол қойылған ${kk[kind].count(count)}, ZIP`,
    restored: {
      title: (at: number) => `${at}-құжаттан жалғастырамыз`,
      lead: (count: number) => `Қол қою аяқталмай қалды. ${count} қолтаңба сақталды.`,
      accepted: 'Портал қабылдады',
      sending: 'Осы компьютерде сақталған, жіберілуде',
      unsigned: 'Әлі қол қойылмаған',
      askKey: 'кілтті қайта сұраймыз',
      later: 'Қазір емес',
      more: (count: number) => `Тағы ${count} құжатқа қол қою`,
    },
    over: {
      title: (at: number) => `${at}-құжатта уақыт бітті`,
      lead: (done, kept, left) =>
        [
          `Қол қойылды, қабылданды: ${done}.`,
          kept > 0 && `Қол қойылды, осы компьютерде сақталды: ${kept}, оларды өзіміз жібереміз.`,
          left > 0 && `Әлі қол қойылмаған: ${left}, олар үшін жаңа сеанс ашамыз.`,
        ]
          .filter(Boolean)
          .join(' '),
      note: 'Бір сеансқа 10 минут беріледі: сонда ашқан файл мен қол қойған файл дәл бірдей болады.',
    },
    result: {
      title: (done, failed) =>
        done === 0 ? `Қол қойылмады: ${failed}` : `${done} құжатқа қол қойылды, ${failed} қалды`,
      stopped: (done: number, all: number) => `Тоқтатылды: ${kazakhFrom(all)} ${done} құжатқа қол қойылды`,
      next: 'Енді орталық қол қояды, әдетте екі күн ішінде. Хабарлама жібереміз.',
      nextCentre: 'Орталық қол қойған құжаттарды жалға алушылар көріп тұр.',
      nothing: 'Ештеңеге қол қойылған жоқ.',
      failed: 'қол қойылмады',
      left: (count: number) => `Әлі қол қойылмаған: ${count}`,
      pending: (count: number) =>
        `Кілт әлі тексерілуде: ${count}. Қайтарып алынған болса, хабарлама жібереміз.`,
      retry: (count: number) => `Өтпегендерін қайталау, ${count}`,
      open: 'Құжатты ашу',
    },
    all: {
      title: (kind: SignedKind, count: number) =>
        count === 1
          ? kind === 'completion'
            ? 'Актіге қол қойылды'
            : 'Қосымшаға қол қойылды'
          : `${count} құжаттың бәріне қол қойылды`,
      next: 'Енді орталық қол қояды, әдетте екі күн ішінде.',
      pending: (count) =>
        count === 1 ? 'Қолтаңба қабылданды, кілт тексерілуде' : 'Қолтаңбалар қабылданды, кілт тексерілуде',
      pendingLead:
        'Куәландырушы орталық кілт қайтарып алынған ба деген сұраққа әлі жауап берген жоқ. Жауап келгенде құжатқа қол қойылған болып саналады.',
      when: 'Қашан',
      with: 'Немен',
      company: 'компания кілті',
      person: 'жеке кілт',
      done: 'Дайын',
    },
  },
})
