import type { DocumentKind } from '@sauda/sdk/documents'
import { inBoth } from '../../language/in-both.ts'
import { kindWords } from '../documents/kind-words.ts'

const { ru, kk } = kindWords

/** Rejecting, annulling and deleting a document. */
export const documentActWords = inBoth({
  ru: {
    asks: {
      reject: (kind: DocumentKind) => `Отклонить ${ru[kind].accusative}`,
      annul: (kind: DocumentKind) => `Аннулировать ${ru[kind].accusative}`,
      delete: (kind: DocumentKind) => `Удалить ${ru[kind].accusative}?`,
    },
    explains: {
      reject:
        'Бухгалтерия увидит причину здесь и в 1С. Отказ останется в истории, верный документ придёт новым.',
      annul: 'Документ перестанет действовать, файл и история сохранятся. Арендатор увидит причину.',
      delete: 'Он пропадёт из списков у вас и у арендатора. Вернуть его можно будет только из 1С.',
    },
    what: { reject: 'Что не так', annul: 'Почему' },
    text: { reject: 'Что исправить', annul: 'Пояснение для арендатора' },
    needed: {
      sum: 'Напишите, какая сумма верная и почему: без этого документ не исправят.',
      reject: 'Напишите, что исправить: без этого документ не исправят.',
      annul: 'Напишите, почему документ больше не действует.',
    },
    left: (left: number) => (left < 0 ? `Лишних знаков: ${-left}` : `Осталось знаков: ${left}`),
    cancel: 'Отмена',
    failed: 'Не получилось',
    overtaken: (sum: string) =>
      `Документ тем временем изменился, теперь в нём ${sum}. Посмотрите новую редакцию и отправьте ещё раз, если решение то же.`,
  },
  kk: {
    asks: {
      reject: (kind) => `${kk[kind].accusative} қабылдамау`,
      annul: (kind) => `${kk[kind].accusative} күшін жою`,
      delete: (kind) => `${kk[kind].accusative} жою керек пе?`,
    },
    explains: {
      reject:
        'Бухгалтерия себебін осы жерде және 1С-те көреді. Бас тартуыңыз тарихта қалады, дұрыс құжат жаңадан келеді.',
      annul: 'Құжат күшін жояды, файлы мен тарихы сақталады. Жалға алушы себебін көреді.',
      delete: 'Ол сіздің де, жалға алушының да тізімінен жойылады. Оны тек 1С-тен қайтаруға болады.',
    },
    what: { reject: 'Не дұрыс емес', annul: 'Себебі' },
    text: { reject: 'Нені түзету керек', annul: 'Жалға алушыға түсініктеме' },
    needed: {
      sum: 'Қай сома дұрыс екенін және неге екенін жазыңыз: онсыз құжат түзетілмейді.',
      reject: 'Нені түзету керегін жазыңыз: онсыз құжат түзетілмейді.',
      annul: 'Құжаттың неге күшін жойғанын жазыңыз.',
    },
    left: (left) => (left < 0 ? `Артық таңба: ${-left}` : `Қалған таңба: ${left}`),
    cancel: 'Болдырмау',
    failed: 'Орындалмады',
    overtaken: (sum) =>
      `Құжат осы арада өзгерді, қазір ондағы сома ${sum}. Жаңа редакциясын қарап шығып, шешіміңіз сол болса, қайта жіберіңіз.`,
  },
})
