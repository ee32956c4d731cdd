import { PassThrough, pipeline, Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { attempt } from '@sauda/sdk'
import { adAddresses, adAddressParts } from '@sauda/sdk/ads'
import { getContact } from '@sauda/sdk/content'
import { LANGUAGES, type Language, localPath } from '@sauda/sdk/language'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { contentSecurityPolicy, setSecurityHeaders } from '../../app/document/security.ts'
import { promotionsFeed } from '../../app/features/found/promotion-paths.ts'
import { BARE_HEADER } from '../../app/shell/public-pages.ts'
import { type Drawn, drawPicture } from '../pictures/draw.ts'
import { adCard, generalCard } from './ad-card.ts'
import { type FoundOptions, guestFetch, guestPortal, originOf } from './door.ts'
import { promotionFeed } from './feed.ts'
import { landingEntries } from './landing-entries.ts'
import { manifestOf } from './manifest.ts'
import { offlinePage } from './offline-page.ts'
import { notOver, promotionCard, readPromotions } from './promotion-card.ts'
import { robotsText } from './robots.ts'
import { adEntries, sitemapFile, sitemapIndex } from './sitemap.ts'

const HOUR = 'public, max-age=3600'
const XML = 'application/xml; charset=utf-8'

/** Where the pictures of shared links are. */
const PICTURES = { ad: '/ads/:id/picture.jpg', promotion: '/promotions/:id/picture.jpg' } as const

/** The largest number of a part, as in the contract. */
const PART = /^ads-([1-9]\d{0,5})\.xml$/

/**
 * The addresses by which the portal is found and installed: sitemap, robots.txt, pictures of shared links, manifest and
 * the page without a connection. They need no React, and read what they say from the API as a guest.
 */
export async function mountFound(fastify: FastifyInstance, options: FoundOptions): Promise<void> {
  await fastify.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      const headers = new Headers()
      setSecurityHeaders(headers)
      reply.headers(Object.fromEntries(headers))
    })
    scope.setErrorHandler((error, request, reply) => {
      console.error(`Request ${request.id}:`, error)
      return reply.code(503).header('retry-after', '10').type('text/plain').send('Service Unavailable')
    })

    scope.get('/robots.txt', (request, reply) =>
      reply
        .header('cache-control', HOUR)
        .type('text/plain; charset=utf-8')
        .send(robotsText(originOf(request, options))),
    )
    scope.get('/sitemap.xml', async (request, reply) => {
      const { items } = await adAddressParts(guestPortal(request, 'ru', options))
      return reply
        .header('cache-control', HOUR)
        .type(XML)
        .send(sitemapIndex(items, originOf(request, options)))
    })
    scope.get('/sitemap/:file', (request: FastifyRequest<{ Params: { file: string } }>, reply) =>
      sendSitemap(request, reply, options),
    )

    for (const language of LANGUAGES) {
      scope.get(localPath('/manifest.webmanifest', language), (_request, reply) =>
        reply
          .header('cache-control', HOUR)
          .type('application/manifest+json')
          .send(JSON.stringify(manifestOf(language))),
      )
      scope.get(localPath('/picture.jpg', language), (request, reply) =>
        sendPicture(request, reply, generalCard(language)),
      )
      for (const what of ['ad', 'promotion'] as const)
        scope.get(localPath(PICTURES[what], language), (request: PictureRequest, reply) =>
          sendPictureOf(what, request, reply, { ...options, language }),
        )
      scope.get(localPath(promotionsFeed, language), async (request, reply) => {
        const promotions = await readPromotions(guestPortal(request, language, options))
        const origin = originOf(request, options)
        const feed = promotionFeed(notOver(promotions, Date.now()), { language, origin })
        return reply.header('cache-control', HOUR).type('application/rss+xml; charset=utf-8').send(feed)
      })
      scope.get(localPath('/offline', language), async (request, reply) => {
        const contact = await attempt(getContact(guestPortal(request, language, options)))
        return reply
          .headers(contact.ok ? {} : { [BARE_HEADER]: '1' })
          .header('cache-control', 'no-cache')
          .header('content-security-policy', contentSecurityPolicy('none', request.host, null))
          .type('text/html; charset=utf-8')
          .send(offlinePage(contact.ok ? contact.value : null, language))
      })
    }
  })
}

async function sendSitemap(
  request: FastifyRequest<{ Params: { file: string } }>,
  reply: FastifyReply,
  options: FoundOptions,
): Promise<FastifyReply> {
  const portal = guestPortal(request, 'ru', options)
  const origin = originOf(request, options)
  const { file } = request.params
  if (file === 'pages.xml')
    return sendXml(request, reply, sitemapFile([await landingEntries(portal, new Date())], origin))
  const part = Number(PART.exec(file)?.[1])
  // Read before the answer begins: a part without ads is a 404, and a failure a 503.
  const first = part > 0 ? (await adAddresses(portal, { part })).items : []
  if (first.length === 0) return reply.code(404).type('text/plain').send('Not Found')
  return sendXml(request, reply, sitemapFile(adEntries(portal, part, first), origin))
}

/** Streams XML, compressed if the client takes it: the reader's pace decides when the next rows are read. */
function sendXml(request: FastifyRequest, reply: FastifyReply, text: AsyncGenerator<string>): FastifyReply {
  const zipped = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
  const source = Readable.from(text, { objectMode: true, highWaterMark: 1 })
  // An error after the beginning can only cut the answer off; the pipeline has destroyed it then.
  const output = pipeline(source, zipped ? createGzip() : new PassThrough(), (error) => {
    if (error && !request.raw.destroyed) console.error(`Request ${request.id}:`, error)
  })
  if (zipped) reply.header('content-encoding', 'gzip')
  return reply.header('vary', 'accept-encoding').header('cache-control', HOUR).type(XML).send(output)
}

type PictureRequest = FastifyRequest<{ Params: { id: string } }>

/** Sends the picture of the ad or the promotion with the id of the address. */
async function sendPictureOf(
  what: 'ad' | 'promotion',
  request: PictureRequest,
  reply: FastifyReply,
  options: FoundOptions & { language: Language },
): Promise<FastifyReply> {
  const { api, language } = options
  const id = /^[1-9]\d{0,14}$/.test(request.params.id) ? Number(request.params.id) : 0
  const shown = { language, readPhoto }
  const portal = guestPortal(request, language, options)
  const card = id === 0 ? null : await (what === 'ad' ? adCard(portal, id, shown) : cardOfPromotion())
  return card ? sendPicture(request, reply, card) : reply.code(404).type('text/plain').send('Not Found')

  async function cardOfPromotion(): Promise<Drawn | null> {
    const found = (await readPromotions(portal)).find((promotion) => promotion.id === id)
    return found ? promotionCard(found, { ...shown, now: Date.now() }) : null
  }

  async function readPhoto(path: string): Promise<Uint8Array | null> {
    const answer = await guestFetch(request, new Request(api.baseUrl + path), api)
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null
  }
}

/** Revalidated on each request: an edited ad has another picture, and an unpublished one none. */
async function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  drawn: Drawn,
): Promise<FastifyReply> {
  const { bytes, tag } = await drawPicture(drawn)
  const etag = `"${tag}"`
  reply.header('etag', etag).header('cache-control', 'no-cache')
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.type('image/jpeg').send(bytes)
}
