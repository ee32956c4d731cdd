import { type CallOptions, orEmpty, type Page, type Portal, read } from '../client/index.ts'
import type {
  AboutOption,
  Award,
  CentreText,
  Infrastructure,
  InfrastructureOption,
  Instruction,
  Partner,
  Promotion,
  Rule,
  Slide,
  Tier,
  VehicleMaintenance,
} from '../generated/schemas.ts'

/** What a read of the centre's content returns. */
export interface ContentQuery {
  /** The newest versions as if they were published; for administrators. */
  preview?: boolean | undefined
}

/** Which publication of a text is read. */
export interface TextQuery extends ContentQuery {
  /** Number of an earlier publication; the newest one by default. */
  version?: number | undefined
}

/**
 * Returns what the slider shows now, in its order; empty with `error` on failure. Administrators get drafts with
 * `preview`. GET /api/slider/list (spec §7).
 */
export function listSlides(
  portal: Portal,
  query: ContentQuery = {},
  options?: CallOptions,
): Promise<Page<Slide>> {
  return orEmpty(
    read(portal, options, (init) => portal.http.GET('/api/slider/list', { ...init, params: { query } })),
  )
}

/**
 * Returns all published promotions, also those that are over, in their order; empty with `error` on failure.
 * Administrators get drafts with `preview`. GET /api/sliderDetail/list (spec §7).
 */
export function listPromotions(
  portal: Portal,
  query: ContentQuery = {},
  options?: CallOptions,
): Promise<Page<Promotion>> {
  return orEmpty(
    read(portal, options, (init) =>
      portal.http.GET('/api/sliderDetail/list', { ...init, params: { query } }),
    ),
  )
}

/**
 * Returns the facts about the centre in their order; empty with `error` on failure. Administrators get drafts with
 * `preview`. GET /api/aboutOption/list (spec §7).
 */
export function listAboutOptions(
  portal: Portal,
  query: ContentQuery = {},
  options?: CallOptions,
): Promise<Page<AboutOption>> {
  return orEmpty(
    read(portal, options, (init) => portal.http.GET('/api/aboutOption/list', { ...init, params: { query } })),
  )
}

/**
 * Returns the parts of the infrastructure in their order; empty with `error` on failure. Administrators get drafts with
 * `preview`. GET /api/infrastructure/list (spec §7).
 */
export function listInfrastructure(
  portal: Portal,
  query: ContentQuery = {},
  options?: CallOptions,
): Promise<Page<Infrastructure>> {
  return orEmpty(
    read(portal, options, (init) =>
      portal.http.GET('/api/infrastructure/list', { ...init, params: { query } }),
    ),
  )
}

/**
 * Returns the details of all parts of the infrastructure in their order; empty with `error` on failure. Administrators
 * get drafts with `preview`. GET /api/infrastructureOption/list (spec §7).
 */
export function listInfrastructureOptions(
  portal: Portal,
  query: ContentQuery = {},
  options?: CallOptions,
): Promise<Page<InfrastructureOption>> {
  return orEmpty(
    read(portal, options, (init) =>
      portal.http.GET('/api/infrastructureOption/list', { ...init, params: { query } }),
    ),
  )
}

/**
 * Returns the kinds of work on vehicles in their order, with prices in tenge; empty with `error` on failure.
 * Administrators get drafts with `preview`. GET /api/vehicleMaintenance/list (spec §7).
 */
export function listVehicleMaintenance(
  portal: Portal,
  query: ContentQuery = {},
  options?: CallOptions,
): Promise<Page<VehicleMaintenance>> {
  return orEmpty(
    read(portal, options, (init) =>
      portal.http.GET('/api/vehicleMaintenance/list', { ...init, params: { query } }),
    ),
  )
}

/**
 * Returns the partners of the centre in their order; empty with `error` on failure. Administrators get drafts with
 * `preview`. GET /api/partner/list.
 */
export function listPartners(
  portal: Portal,
  query: ContentQuery = {},
  options?: CallOptions,
): Promise<Page<Partner>> {
  return orEmpty(
    read(portal, options, (init) => portal.http.GET('/api/partner/list', { ...init, params: { query } })),
  )
}

/**
 * Returns the rules for visitors, shops and ads in their order; empty with `error` on failure. Administrators get
 * drafts with `preview`. GET /api/rule/list (spec §7).
 */
export function listRules(
  portal: Portal,
  query: ContentQuery = {},
  options?: CallOptions,
): Promise<Page<Rule>> {
  return orEmpty(
    read(portal, options, (init) => portal.http.GET('/api/rule/list', { ...init, params: { query } })),
  )
}

/**
 * Returns the instructions for tenants and staff in their order; empty with `error` on failure, such as `forbidden` for
 * role 5. Administrators get drafts with `preview`. GET /api/instruction/list (spec §7).
 */
export function listInstructions(
  portal: Portal,
  query: ContentQuery = {},
  options?: CallOptions,
): Promise<Page<Instruction>> {
  return orEmpty(
    read(portal, options, (init) => portal.http.GET('/api/instruction/list', { ...init, params: { query } })),
  )
}

/**
 * Returns the levels of the building with the numbers of their rooms and shops; empty with `error` on failure.
 * Administrators get drafts with `preview`. GET /api/tier/list (spec §7).
 */
export function listTiers(
  portal: Portal,
  query: ContentQuery = {},
  options?: CallOptions,
): Promise<Page<Tier>> {
  return orEmpty(
    read(portal, options, (init) => portal.http.GET('/api/tier/list', { ...init, params: { query } })),
  )
}

/**
 * Returns the awards of the centre in their order; empty with `error` on failure. Administrators get drafts with
 * `preview`. GET /api/awards/list (spec §7).
 */
export function listAwards(
  portal: Portal,
  query: ContentQuery = {},
  options?: CallOptions,
): Promise<Page<Award>> {
  return orEmpty(
    read(portal, options, (init) => portal.http.GET('/api/awards/list', { ...init, params: { query } })),
  )
}

/**
 * Returns the text about the centre, or an earlier publication. Throws `not_found` until it is published.
 * GET /api/about/get (spec §7).
 */
export function getAbout(portal: Portal, query: TextQuery = {}, options?: CallOptions): Promise<CentreText> {
  return read(portal, options, (init) => portal.http.GET('/api/about/get', { ...init, params: { query } }))
}

/**
 * Returns the terms of use, or an earlier publication. Throws `not_found` until they are published.
 * GET /api/termsOfUse/get (spec §7).
 */
export function getTermsOfUse(
  portal: Portal,
  query: TextQuery = {},
  options?: CallOptions,
): Promise<CentreText> {
  return read(portal, options, (init) =>
    portal.http.GET('/api/termsOfUse/get', { ...init, params: { query } }),
  )
}

/**
 * Returns the rules of the shopping centre, or an earlier publication. Throws `not_found` until they are published.
 * GET /api/rulesShoppingCenter/get (spec §7).
 */
export function getRulesShoppingCenter(
  portal: Portal,
  query: TextQuery = {},
  options?: CallOptions,
): Promise<CentreText> {
  return read(portal, options, (init) =>
    portal.http.GET('/api/rulesShoppingCenter/get', { ...init, params: { query } }),
  )
}

/**
 * Returns the privacy policy, or an earlier publication. Throws `not_found` until it is published.
 * GET /api/privacyPolicy/get (spec §7).
 */
export function getPrivacyPolicy(
  portal: Portal,
  query: TextQuery = {},
  options?: CallOptions,
): Promise<CentreText> {
  return read(portal, options, (init) =>
    portal.http.GET('/api/privacyPolicy/get', { ...init, params: { query } }),
  )
}

/**
 * Returns the rules of ads, or an earlier publication. Throws `not_found` until they are published.
 * GET /api/rulesAd/get (spec §7).
 */
export function getRulesAd(
  portal: Portal,
  query: TextQuery = {},
  options?: CallOptions,
): Promise<CentreText> {
  return read(portal, options, (init) => portal.http.GET('/api/rulesAd/get', { ...init, params: { query } }))
}
