import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { findVersion } from '../../modules/catalogue/versions/version-store.ts'
import { pageOrigin } from '../../platform/site-origin.ts'
import { sendCompressed, type Compressed } from '../send-compressed.ts'
import { openBrands } from './open-brands.ts'
import { sitemapFiles } from './sitemap.ts'

type Files = ReadonlyMap<string, Compressed>

/** A gateway has one origin, or where none is named some of the names of this machine. */
const mostOrigins = 4

/** Tells search engines which pages there are: `/robots.txt`, and `/sitemap.xml` of the catalogue that is live; the latter only where it is known how guests find the pages. */
export function addSeo(app: FastifyInstance, { settings, catalogue, db }: Pick<Context, 'settings' | 'catalogue' | 'db'>): void {
  const written = new Map<string, Promise<Files>>()
  let version = catalogue.version()

  function filesOf(origin: string): Promise<Files> {
    // A version of before that is live again was published anew.
    if (version !== catalogue.version()) written.clear()
    version = catalogue.version()
    const files = written.get(origin) ?? write(origin)
    written.delete(origin)
    written.set(origin, files)
    for (const oldest of written.keys()) if (written.size > mostOrigins) written.delete(oldest)
    files.catch(() => written.delete(origin)) // whoever asks next tries again
    return files
  }

  async function write(origin: string): Promise<Files> {
    const now = catalogue.pinned()
    const publishedAt = (await findVersion(db.rows, now.version()))?.publishedAt ?? null
    const texts = sitemapFiles({ origin, brands: openBrands(settings), catalogue: now, publishedAt })
    return new Map(await Promise.all([...texts].map(async ([path, text]) => [path, await packed(text)] as const)))
  }

  app.get('/robots.txt', (request, reply) => {
    const origin = pageOrigin(settings, request.host)
    const sitemap = origin === undefined ? '' : `\nSitemap: ${origin}/sitemap.xml\n`
    return reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(`${rules}${sitemap}`)
  })
  for (const route of ['/sitemap.xml', '/sitemap-:part.xml'])
    app.get(route, async (request, reply) => {
      const origin = pageOrigin(settings, request.host)
      const file = origin === undefined ? undefined : (await filesOf(origin)).get(request.url.split('?', 1)[0] ?? '')
      if (!file) return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found')
      reply.type('application/xml; charset=utf-8').header('cache-control', 'no-cache').header('vary', 'accept-encoding')
      return sendCompressed(request, reply, file)
    })
}

/** Guests' own screens are not forbidden: who may not read them does not see that they are not to be listed. */
const rules = 'User-agent: *\nDisallow: /console/\nDisallow: /events/\n'

async function packed(text: string): Promise<Compressed> {
  const plain = Buffer.from(text)
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 16)}"`
  return { plain, gzip: await promisify(gzip)(plain), etag }
}
