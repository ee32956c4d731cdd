import { kazakhCount, russianCount } from '../../language/counted.ts'
import { inBoth } from '../../language/in-both.ts'

/** Rows of tenants that are not known yet. */
export const unknownTenantWords = inBoth({
  ru: {
    heading: (count: number) => `Ждут арендатора, ${count}`,
    help: 'Компании с таким БИН на портале нет. Когда она зарегистрируется, документы появятся у неё сами.',
    bin: (bin: string) => `БИН ${bin}`,
    documents: (count: number) => russianCount(count, 'документ', 'документа', 'документов'),
    since: (day: string) => `с ${day}`,
    invite: 'Пригласить',
    inviteOf: (company: string) => `Пригласить: ${company}`,
  },
  kk: {
    heading: (count) => `Жалға алушысын күтіп тұр, ${count}`,
    help: 'Порталда мұндай БСН-мен тіркелген компания жоқ. Тіркелген кезде құжаттары өзінде көрінеді.',
    bin: (bin) => `БСН ${bin}`,
    documents: (count) => kazakhCount(count, 'құжат'),
    since: (day) => `келген күні: ${day}`,
    invite: 'Шақыру',
    inviteOf: (company) => `Шақыру: ${company}`,
  },
})
