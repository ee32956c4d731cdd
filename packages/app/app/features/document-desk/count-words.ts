import { pluralForm } from '@sauda/sdk/language'
import { kazakhCount, russianCount } from '../../language/counted.ts'
import { inBoth } from '../../language/in-both.ts'

const words = (one: string, few: string, many = few) => ({ one, few, many })
const said =
  ({ one, few, many }: ReturnType<typeof words>) =>
  (count: number) =>
    russianCount(count, one, few, many)

/** How many documents stand how, with the number: «3 просрочены». Acts and invoices are masculine, appendices neuter. */
const masculine = {
  late: said(words('просрочен', 'просрочены', 'просрочено')),
  rejected: said(words('отклонён', 'отклонены', 'отклонено')),
  ours: said(words('ждёт центр', 'ждут центр')),
  theirs: said(words('ждёт арендатора', 'ждут арендатора')),
  done: said(words('подписан обеими сторонами', 'подписаны обеими сторонами', 'подписано обеими сторонами')),
  annulled: said(words('аннулирован', 'аннулированы', 'аннулировано')),
}
const neuter = {
  ...masculine,
  late: said(words('просрочено', 'просрочены', 'просрочено')),
  rejected: said(words('отклонено', 'отклонены', 'отклонено')),
  done: said(words('подписано обеими сторонами', 'подписаны обеими сторонами', 'подписано обеими сторонами')),
  annulled: said(words('аннулировано', 'аннулированы', 'аннулировано')),
}
const kazakh = {
  late: (count: number) => kazakhCount(count, 'мерзімінен кешікті'),
  rejected: (count: number) => kazakhCount(count, 'қабылданбады'),
  ours: (count: number) => kazakhCount(count, 'орталықты күтіп тұр'),
  theirs: (count: number) => kazakhCount(count, 'жалға алушыны күтіп тұр'),
  done: (count: number) => kazakhCount(count, 'екі жақтан қол қойылды'),
  annulled: (count: number) => kazakhCount(count, 'күші жойылды'),
}

const did = (tenants: number, one: string, many: string) =>
  `${russianCount(tenants, 'арендатор', 'арендатора', 'арендаторов')} ${pluralForm(tenants) === 'one' ? one : many}`

/** Numbers of the desk in words, by kind. */
export const deskCountWords = inBoth({
  ru: {
    states: {
      invoice: { ...masculine, done: said(words('скачан', 'скачаны', 'скачано')) },
      completion: masculine,
      application: neuter,
    },
    /** «4 арендатора просрочили 9 актов за октябрь.» */
    late: {
      invoice: (tenants: number, count: number, month: string) =>
        `${did(tenants, 'не скачал', 'не скачали')} ${russianCount(count, 'счёт', 'счёта', 'счетов')} за ${month}.`,
      completion: (tenants: number, count: number, month: string) =>
        `${did(tenants, 'просрочил', 'просрочили')} ${russianCount(count, 'акт', 'акта', 'актов')} за ${month}.`,
      application: (tenants: number, count: number, month: string) =>
        `${did(tenants, 'просрочил', 'просрочили')} ${russianCount(count, 'приложение', 'приложения', 'приложений')} за ${month}.`,
    },
    /** «41 акт ждёт подписи центра.» */
    ours: {
      invoice: (count: number) => `${russianCount(count, 'счёт ждёт', 'счёта ждут', 'счетов ждут')} центр.`,
      completion: (count: number) =>
        `${russianCount(count, 'акт ждёт', 'акта ждут', 'актов ждут')} подписи центра.`,
      application: (count: number) =>
        `${russianCount(count, 'приложение ждёт', 'приложения ждут', 'приложений ждут')} подписи центра.`,
    },
    /** One document: «Просрочен на 5 дней». */
    lateDocument: {
      invoice: (days: string) => `Просрочен на ${days}`,
      completion: (days: string) => `Просрочен на ${days}`,
      application: (days: string) => `Просрочено на ${days}`,
    },
    tenants: (count: number) => russianCount(count, 'арендатор', 'арендатора', 'арендаторов'),
    /** To how many: «4 арендаторам». */
    toTenants: (count: number) => russianCount(count, 'арендатору', 'арендаторам', 'арендаторам'),
    days: (count: number) => russianCount(count, 'день', 'дня', 'дней'),
  },
  kk: {
    states: {
      invoice: { ...kazakh, done: (count: number) => kazakhCount(count, 'жүктеп алынды') },
      completion: kazakh,
      application: kazakh,
    },
    late: {
      invoice: (tenants: number, count: number, month: string) =>
        `${kazakhCount(tenants, 'жалға алушы')} ${month} айының ${kazakhCount(count, 'шотын')} мерзімінде жүктеп алмады.`,
      completion: (tenants: number, count: number, month: string) =>
        `${kazakhCount(tenants, 'жалға алушы')} ${month} айының ${kazakhCount(count, 'актісіне')} мерзімінде қол қоймады.`,
      application: (tenants: number, count: number, month: string) =>
        `${kazakhCount(tenants, 'жалға алушы')} ${month} айының ${kazakhCount(count, 'қосымшасына')} мерзімінде қол қоймады.`,
    },
    ours: {
      invoice: (count: number) => `${kazakhCount(count, 'шот')} орталықты күтіп тұр.`,
      completion: (count: number) => `${kazakhCount(count, 'акт')} орталықтың қолтаңбасын күтіп тұр.`,
      application: (count: number) => `${kazakhCount(count, 'қосымша')} орталықтың қолтаңбасын күтіп тұр.`,
    },
    lateDocument: {
      invoice: (days: string) => `Мерзімінен ${days} өтті`,
      completion: (days: string) => `Мерзімінен ${days} өтті`,
      application: (days: string) => `Мерзімінен ${days} өтті`,
    },
    tenants: (count: number) => kazakhCount(count, 'жалға алушы'),
    toTenants: (count: number) => kazakhCount(count, 'жалға алушыға'),
    days: (count: number) => kazakhCount(count, 'күн'),
  },
})
