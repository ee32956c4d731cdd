import * as content from './content/index.ts'
import * as editing from './content-editor/index.ts'
import type { Portal } from './index.ts'
import * as paths from './paths/index.ts'

type Calls = Record<string, (portal: Portal) => Promise<unknown>>

const LISTS = {
  listSlides: content.listSlides,
  listPromotions: content.listPromotions,
  listAboutOptions: content.listAboutOptions,
  listInfrastructure: content.listInfrastructure,
  listInfrastructureOptions: content.listInfrastructureOptions,
  listVehicleMaintenance: content.listVehicleMaintenance,
  listPartners: content.listPartners,
  listRules: content.listRules,
  listInstructions: content.listInstructions,
  listTiers: content.listTiers,
  listAwards: content.listAwards,
}

/** Operations on content whose functions return an empty list if they fail. */
export const CONTENT_LISTS = [
  ...Object.keys(LISTS),
  'contentSets',
  'listContent',
  'contentActPage',
  'listDistrictEntries',
  'listTradeGroups',
]

const BRAND = { name: 'Toyota' }
const SERVICE = { name: 'Шиномонтаж', name_kk: 'Шина монтаждау' }
const SPARE_PART = { name: 'Тормозной диск', name_kk: 'Тежегіш дискісі', category: 'brakes' }
const DISTRICT = { name: 'Алмалинский район', name_kk: 'Алмалы ауданы' }
const TRADE_GROUP = { name: 'Подвеска и тормоза', name_kk: 'Аспа және тежегіш' }
const MERGE = { from_id: 9, into_id: 1 }
const SLIDE = { title: 'Скидки на тормоза', link: paths.promotions }

/** The calls about content and dictionaries, with the arguments of the contract's examples. */
export const CONTENT_CALLS: Calls = {
  ...Object.fromEntries(
    Object.entries(LISTS).map(([id, list]) => [id, (portal: Portal): Promise<unknown> => list(portal)]),
  ),
  getAbout: (portal) => content.getAbout(portal),
  getTermsOfUse: (portal) => content.getTermsOfUse(portal),
  getRulesShoppingCenter: (portal) => content.getRulesShoppingCenter(portal),
  getPrivacyPolicy: (portal) => content.getPrivacyPolicy(portal),
  getRulesAd: (portal) => content.getRulesAd(portal),
  contentSets: editing.contentSets,
  listContent: (portal) => editing.listContent(portal, 'slider'),
  getContentItem: (portal) => editing.getContentItem(portal, 5),
  contentActPage: (portal) => editing.contentActPage(portal, { set: 'slider', id: 4, limit: 30 }),
  createContent: (portal) => editing.createContent(portal, { set: 'slider', fields: SLIDE }),
  saveContent: (portal) =>
    editing.saveContent(portal, 5, {
      version: 1,
      fields: { title: 'Скидки на тормоза', title_kk: 'Тежегіштерге жеңілдік', link: paths.promotions },
    }),
  publishContent: (portal) =>
    editing.publishContent(portal, 5, {
      version: 2,
      from: '2026-12-01T03:00:00.000Z',
      till: '2026-12-31T19:00:00.000Z',
    }),
  withdrawContent: (portal) => editing.withdrawContent(portal, 5, 2),
  deleteContent: (portal) => editing.deleteContent(portal, 5, 2),
  restoreContent: (portal) => editing.restoreContent(portal, 5, { version: 2, number: 1 }),
  reorderContent: (portal) => editing.reorderContent(portal, { set: 'slider', seen: [4, 9], ids: [9, 4] }),
  uploadContentImage: (portal) => editing.uploadContentImage(portal, new File(['x'], 'hall.jpg')),
  createBrand: (portal) => editing.createBrand(portal, BRAND),
  updateBrand: (portal) => editing.updateBrand(portal, 5, BRAND),
  mergeBrands: (portal) => editing.mergeBrands(portal, MERGE),
  deleteBrand: (portal) => editing.deleteBrand(portal, 5),
  createService: (portal) => editing.createService(portal, SERVICE),
  updateService: (portal) => editing.updateService(portal, 5, SERVICE),
  mergeServices: (portal) => editing.mergeServices(portal, MERGE),
  deleteService: (portal) => editing.deleteService(portal, 5),
  createSparePart: (portal) => editing.createSparePart(portal, SPARE_PART),
  updateSparePart: (portal) => editing.updateSparePart(portal, 5, SPARE_PART),
  mergeSpareParts: (portal) => editing.mergeSpareParts(portal, MERGE),
  deleteSparePart: (portal) => editing.deleteSparePart(portal, 5),
  listDistrictEntries: (portal) => editing.listDistrictEntries(portal),
  createDistrict: (portal) => editing.createDistrict(portal, DISTRICT),
  updateDistrict: (portal) => editing.updateDistrict(portal, 5, DISTRICT),
  deleteDistrict: (portal) => editing.deleteDistrict(portal, 5),
  listTradeGroups: (portal) => editing.listTradeGroups(portal),
  createTradeGroup: (portal) => editing.createTradeGroup(portal, TRADE_GROUP),
  updateTradeGroup: (portal) => editing.updateTradeGroup(portal, 5, TRADE_GROUP),
  mergeTradeGroups: (portal) => editing.mergeTradeGroups(portal, MERGE),
  deleteTradeGroup: (portal) => editing.deleteTradeGroup(portal, 5),
}
