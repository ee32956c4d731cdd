import { attempt, type Portal } from '@sauda/sdk'
import {
  type CentreText,
  type ContentQuery,
  getAbout,
  listAboutOptions,
  listAwards,
  listInfrastructure,
  listInfrastructureOptions,
  listPartners,
  listPromotions,
  listServices,
  listSlides,
  listTiers,
  listVehicleMaintenance,
  previewContact,
} from '@sauda/sdk/content'
import type { RouterContextProvider } from 'react-router'
import { visitOf } from '../../shell/visit.ts'
import { contentQuery } from '../content/content-query.ts'

/** The content of the home page. What cannot be read is empty. */
export type LandingContent = Awaited<ReturnType<typeof readLanding>>

type LoaderArgs = { readonly url: URL; readonly context: Readonly<RouterContextProvider> }

export async function readLanding(args: LoaderArgs) {
  const { portal, contact } = visitOf(args.context)
  const query = await contentQuery(args)
  const [lists, texts] = await Promise.all([
    Promise.all([
      listSlides(portal, query),
      listPromotions(portal, query),
      listTiers(portal, query),
      listVehicleMaintenance(portal, query),
      listServices(portal),
      listAboutOptions(portal, query),
      listInfrastructure(portal, query),
      listInfrastructureOptions(portal, query),
      listAwards(portal, query),
      listPartners(portal, query),
    ]),
    Promise.all([readAbout(portal, query), query.preview ? previewContact(portal) : contact()]),
  ])
  const [slides, promotions, tiers, works, services, facts, infrastructure, options, awards, partners] = lists
  const [about, centre] = texts
  return {
    query,
    slides: slides.items,
    promotions: promotions.items,
    tiers: tiers.items,
    works: works.items,
    services: services.items.length,
    about,
    facts: facts.items,
    infrastructure: infrastructure.items,
    options: options.items,
    awards: awards.items,
    partners: partners.items,
    contact: centre,
  }
}

/** Null until it is published. */
async function readAbout(portal: Portal, query: ContentQuery): Promise<CentreText | null> {
  const result = await attempt(getAbout(portal, query))
  return result.ok ? result.value : null
}
