import { contentItem, editor, FIELDS, publishedItem } from '../content.ts'
import { picture } from '../pictures.ts'
import { forRoles, ONLY_ADMINISTRATORS, open, type Row } from './row.ts'

/** A text of the centre, which everybody may read once it is published. */
function text(set: 'about' | 'termsOfUse' | 'privacyPolicy' | 'rulesAd' | 'rulesShoppingCenter'): Row {
  return {
    ...open(`/api/${set}/get`),
    ask: async ({ test }) => {
      await publishedItem(test, set, FIELDS[set])
      return { method: 'GET', path: `/api/${set}/get` }
    },
  }
}

let named = 0

type Wish = 'create' | 'update' | 'merge' | 'delete'

/** Changes to a dictionary: each makes its own entries. */
function dictionary(path: string, rest: object, wish: Wish): Row {
  return forRoles(ONLY_ADMINISTRATORS, async ({ test }) => {
    const { token } = await editor(test)
    const draft = () => {
      named += 1
      return { ...rest, name: `Запись ${named}`, ...('name_kk' in rest && { name_kk: `Жазба ${named}` }) }
    }
    const added = async () => {
      const answer = await test.send({ path: `/api/${path}/create`, token, json: draft() })
      return Number(answer.json().data.id)
    }
    if (wish === 'create') return { path: `/api/${path}/create`, json: draft() }
    if (wish === 'update') return { path: `/api/${path}/update/${await added()}`, json: draft() }
    if (wish === 'delete') return { path: `/api/${path}/delete/${await added()}` }
    return { path: `/api/${path}/merge`, json: { from_id: await added(), into_id: await added() } }
  })
}

const BRAND = ['dictionaryBrand', {}] as const
const SERVICE = ['dictionaryService', { name_kk: '' }] as const
const DISTRICT = ['dictionaryDistrict', { name_kk: '' }] as const

/** There are at most eight, and the migration brings as many. */
function tradeGroup(wish: Wish): Row {
  const row = dictionary('dictionaryTradeGroup', { name_kk: '' }, wish)
  return {
    ...row,
    ask: async (scene) => {
      await scene.test.db.deleteFrom('trade_groups').execute()
      return row.ask(scene)
    },
  }
}

/** Spare parts belong to a category that exists. */
function sparePart(wish: Wish): Row {
  const row = dictionary('dictionarySparePart', { name_kk: '', category: 'brakes' }, wish)
  return {
    ...row,
    ask: async (scene) => {
      const { db } = scene.test
      const known = await db.selectFrom('spare_parts').select('id').executeTakeFirst()
      const first = { name: 'Тормозной диск', name_kk: 'Тежегіш дискісі', category: 'brakes' }
      if (!known) await db.insertInto('spare_parts').values(first).execute()
      return row.ask(scene)
    },
  }
}

/** A change of a slide that nobody has changed since. */
function change(action: string, json: object = {}): Row {
  return forRoles(ONLY_ADMINISTRATORS, async ({ test }) => {
    const { id, version } = await contentItem(test, 'aboutOption', FIELDS.aboutOption)
    return { path: `/api/content/${action}/${id}`, json: { version, ...json } }
  })
}

async function pictureForm(): Promise<FormData> {
  const form = new FormData()
  form.append('image', await picture())
  return form
}

/** What the centre says of itself, its editor, and the dictionaries. */
export const OF_CONTENT = {
  listSlides: open('/api/slider/list'),
  listPromotions: open('/api/sliderDetail/list'),
  getAbout: text('about'),
  listAboutOptions: open('/api/aboutOption/list'),
  listInfrastructure: open('/api/infrastructure/list'),
  listInfrastructureOptions: open('/api/infrastructureOption/list'),
  listVehicleMaintenance: open('/api/vehicleMaintenance/list'),
  listPartners: open('/api/partner/list'),
  getTermsOfUse: text('termsOfUse'),
  getRulesShoppingCenter: text('rulesShoppingCenter'),
  getPrivacyPolicy: text('privacyPolicy'),
  getRulesAd: text('rulesAd'),
  listRules: open('/api/rule/list'),
  listInstructions: forRoles([401, 200, 200, 200, 200, 403, 401], () => ({
    method: 'GET',
    path: '/api/instruction/list',
  })),
  listTiers: open('/api/tier/list'),
  listAwards: open('/api/awards/list'),
  contentSets: forRoles(ONLY_ADMINISTRATORS, () => ({ method: 'GET', path: '/api/content/sets' })),
  listContent: forRoles(ONLY_ADMINISTRATORS, () => ({ method: 'GET', path: '/api/content/list?set=slider' })),
  getContentItem: forRoles(ONLY_ADMINISTRATORS, async ({ test }) => {
    const { id } = await contentItem(test, 'aboutOption', FIELDS.aboutOption)
    return { method: 'GET', path: `/api/content/get/${id}` }
  }),
  contentActPage: forRoles(ONLY_ADMINISTRATORS, () => ({ path: '/api/content/acts', json: {} })),
  createContent: forRoles(ONLY_ADMINISTRATORS, () => ({
    path: '/api/content/create',
    json: { set: 'aboutOption', fields: FIELDS.aboutOption },
  })),
  saveContent: change('save', { fields: FIELDS.aboutOption }),
  publishContent: change('publish'),
  withdrawContent: change('withdraw'),
  deleteContent: change('delete'),
  restoreContent: change('restore', { number: 1 }),
  reorderContent: forRoles(ONLY_ADMINISTRATORS, () => ({
    path: '/api/content/reorder',
    json: { set: 'slider', seen: [], ids: [] },
  })),
  uploadContentImage: forRoles(ONLY_ADMINISTRATORS, async () => ({
    path: '/api/content/image',
    form: await pictureForm(),
  })),
  getContentImage: {
    ...open('/api/content/image'),
    ask: async ({ test }) => {
      const { token } = await editor(test)
      const form = await pictureForm()
      const answer = await test.send({ path: '/api/content/image', form, token })
      return { method: 'GET', path: answer.json().data.small }
    },
  },
  createBrand: dictionary(...BRAND, 'create'),
  updateBrand: dictionary(...BRAND, 'update'),
  mergeBrands: dictionary(...BRAND, 'merge'),
  deleteBrand: dictionary(...BRAND, 'delete'),
  createService: dictionary(...SERVICE, 'create'),
  updateService: dictionary(...SERVICE, 'update'),
  mergeServices: dictionary(...SERVICE, 'merge'),
  deleteService: dictionary(...SERVICE, 'delete'),
  createSparePart: sparePart('create'),
  updateSparePart: sparePart('update'),
  mergeSpareParts: sparePart('merge'),
  deleteSparePart: sparePart('delete'),
  listDistrictEntries: forRoles(ONLY_ADMINISTRATORS, () => ({
    method: 'GET',
    path: '/api/dictionaryDistrict/entries',
  })),
  createDistrict: dictionary(...DISTRICT, 'create'),
  updateDistrict: dictionary(...DISTRICT, 'update'),
  deleteDistrict: dictionary(...DISTRICT, 'delete'),
  listTradeGroups: open('/api/dictionaryTradeGroup/list'),
  createTradeGroup: tradeGroup('create'),
  updateTradeGroup: tradeGroup('update'),
  mergeTradeGroups: tradeGroup('merge'),
  deleteTradeGroup: tradeGroup('delete'),
} satisfies Record<string, Row>
