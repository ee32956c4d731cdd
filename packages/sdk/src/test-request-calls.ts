import type { Portal } from './index.ts'
import * as requests from './part-requests/index.ts'

const COMMENT = 'Скупка катализаторов, третья заявка за неделю.'

/** The calls about part requests, with the arguments of the contract's examples. */
export const REQUEST_CALLS: Record<string, (portal: Portal) => Promise<unknown>> = {
  partRequestPage: (portal) => requests.partRequestPage(portal, { list: 'own', limit: 20 }),
  allPartRequests: (portal) => requests.allPartRequests(portal, { list: 'own', tab: 'open' }),
  createPartRequest: (portal) =>
    requests.createPartRequest(portal, {
      text: 'Суппорт передний левый',
      brand_id: 1,
      model: 'Camry XV50',
      year: 2014,
      spare_part_id: 7,
      condition: 'any',
      price_idea: 45_000,
      needed_within: 'week',
      note: 'Нужен с поршнями и пыльниками.',
      photo_keys: [],
    }),
  unpublishPartRequest: (portal) =>
    requests.closePartRequest(portal, 5, { reason: 'found', answer_id: 5120 }),
  countPartRequests: (portal) => requests.countPartRequests(portal, 5),
  getPartRequest: (portal) => requests.getPartRequest(portal, 5),
  previewPartRequest: (portal) =>
    requests.previewPartRequest(portal, { text: 'Суппорт передний левый', brand_id: 1 }),
  widenPartRequest: (portal) => requests.widenPartRequest(portal, 5),
  reopenPartRequest: (portal) => requests.reopenPartRequest(portal, 5),
  setPartGoing: (portal) => requests.setPartGoing(portal, 5, true),
  answerPartRequest: (portal) =>
    requests.answerPartRequest(portal, 5, {
      has: true,
      price: 38_500,
      condition: 'used',
      when: 'now',
      warranty_days: 180,
      note: 'Восстановленный, гарантия 6 месяцев.',
      photo_keys: [],
      seen_version: null,
    }),
  skipPartRequest: (portal) => requests.skipPartRequest(portal, 5, { skip: true, mute: 'part' }),
  partMutes: (portal) => requests.partMutes(portal),
  removePartMute: (portal) => requests.removePartMute(portal, 5),
  viewPartRequest: (portal) => requests.viewPartRequest(portal, 5),
  reportPartRequest: (portal) => requests.reportPartRequest(portal, 5, { reason: 'resale', text: null }),
  resolvePartReports: (portal) => requests.resolvePartReports(portal, 5),
  takeDownPartRequest: (portal) =>
    requests.takeDownPartRequest(portal, 5, {
      reason: 'resale',
      comment: 'Заявки на скупку катализаторов мы не принимаем, правила объявлений, пункт 4.2.',
    }),
  partStanding: (portal) => requests.partStanding(portal),
  partBars: (portal) => requests.partBars(portal),
  barFromPartRequests: (portal) =>
    requests.barFromPartRequests(portal, 5, { until: '2026-12-31', reason: 'resale', comment: COMMENT }),
  unbarFromPartRequests: (portal) => requests.unbarFromPartRequests(portal, 5),
  partMessages: (portal) => requests.partMessages(portal, 5, { limit: 50 }),
  sendPartMessage: (portal) =>
    requests.sendPartMessage(portal, 5, { text: 'Здравствуйте. А под 2.5 точно подойдёт, диск 296?' }),
  readPartMessages: (portal) => requests.readPartMessages(portal, 5, 77),
  showPartPresence: (portal) => requests.showPartPresence(portal, 5, 'typing'),
  givePartPhone: (portal) => requests.givePartPhone(portal, 5),
  partMissing: (portal) => requests.partMissing(portal, { days: 30, limit: 50 }),
  partMissingExport: (portal) => requests.partMissingExport(portal, { days: 30 }),
}
