import { previewPath } from '@harbour/protocol'
import { languageIds, brandIds } from '@harbour/rules'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { asksOtherwise } from '@harbour/chain/sold-pages.ts'
import { sendCompressed } from '../send-compressed.ts'
import type { Context } from '../../context.ts'
import { pagePolicy, previewPolicy, workerPolicy } from '../headers.ts'
import { openBrands } from '../seo/open-brands.ts'
import { pageHead } from '../seo/page-head.ts'
import { brandNamed, subjectOf, type Site } from '../seo/page-subject.ts'
import { createHeadWriter } from '../seo/with-head.ts'
import type { KeptBuilds } from '../../platform/files/kept-builds.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { pageOrigin } from '../../platform/site-origin.ts'
import { askedLanguage, keptBrand, languageOf, type PageRequest } from './page-site.ts'
import { withBase } from './with-base.ts'
import { createShownPages } from './shown-pages.ts'
import { keptFile, sendFile, type PageEntry, type WebBuild, type WebFile } from './web-build.ts'

/** Serves the web app: hashed files for ever, other files and pages asked again each time. */
export function addPages(
  app: FastifyInstance,
  context: Pick<Context, 'settings' | 'renderedPages' | 'providers' | 'log' | 'catalogue' | 'clock'> & { keptBuilds?: KeptBuilds },
  built: WebBuild | undefined,
): void {
  const { settings, providers, renderedPages, catalogue, clock, keptBuilds } = context
  const build = built && withBase(settings.gatewayBase ?? settings.base, built)
  for (const path of ['/', '/index.html', '/dist/index.html']) {
    app.get(path, (request, reply) => reply.redirect(`/home${queryOf(request.url)}`))
  }
  const cardUrls = providers.all.flatMap(({ cards }) => (cards?.tokens ? [cards.tokens.url] : []))
  const shownPage = build && createShownPages(build, context)
  const [brands, withHead] = [openBrands(settings), createHeadWriter()]
  const policy = build && pagePolicy(build.hashes, { ...settings, cardUrls })
  const preview = build?.files.get(shellFile(`/shell/${brandIds.hongKong}.tc`) ?? '')
  if (preview && policy)
    app.get(previewPath, (request, reply) =>
      sendShell(request, reply.header('content-security-policy', previewPolicy(policy)).header('x-robots-tag', 'noindex'), preview),
    )
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    const reading = request.method === 'GET' || request.method === 'HEAD'
    const file = reading ? build?.files.get(path === '/sw.js' && !settings.offline ? '/sw-off.js' : path) : undefined
    if (file && path === '/sw.js') reply.header('content-security-policy', workerPolicy(settings))
    if (file && !path.startsWith('/pages/')) return sendFile(request, reply, file)
    const kept = reading && path.startsWith('/assets/') ? await keptBuilds?.find('web', path) : undefined
    if (kept) return sendFile(request, reply, keptFile(path, kept))
    const shell = reading ? build?.files.get(shellFile(path) ?? '') : undefined
    if (shell && policy) return sendShell(request, reply.header('content-security-policy', policy).header('x-robots-tag', 'noindex'), shell)
    const asked = request as PageRequest // Fastify types the query by route
    const address = { path, query: asked.query }
    // A dish or shop of the other brand that somebody has shared is shown where it is sold, as long as that brand is open. A guest's own screens are nobody's
    // to share: no link to them takes the guest to another brand.
    const chosen = { brand: keptBrand(asked), language: languageOf(asked) }
    const isOwn = subjectOf(address, { ...chosen, at: clock.now() }, catalogue).kind === 'private'
    const named = isOwn ? undefined : brands.find((brand) => brand === brandNamed(address, catalogue))
    const site = { ...chosen, brand: named ?? chosen.brand }
    const entry = reading && build && !lastPart(path).includes('.') ? pageAt(build.pages, path, site) : undefined
    // A catalogue that goes live meanwhile changes neither: what the page shows and what its head says of it are read at once.
    const showing = entry && !asksOtherwise(path, asked.query) ? shownPage?.(path, site) : undefined
    const subject = subjectOf(address, { ...site, at: clock.now() }, catalogue)
    const head = pageHead(subject, {
      site,
      asksLanguage: askedLanguage(asked) !== undefined,
      origin: pageOrigin(settings, asked.host),
      brands,
      now: clock.now(),
      catalogue,
      menu: renderedPages.menu(site, clock.now()),
    })
    const shown = await showing
    const page = shown ?? (entry && build?.files.get(`/${entry.file}`))
    if (!entry || !page || !policy)
      return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found')
    const found = subject.kind !== 'missing' && (shown !== undefined || hasScreen(entry, path))
    // The app says itself that there is nothing; machines are to be told so too.
    if (!found) reply.code(404)
    if (!found || subject.kind === 'private' || !brands.includes(site.brand)) reply.header('x-robots-tag', 'noindex')
    if (found && named !== undefined && named !== chosen.brand) reply.header('set-cookie', keeps('brand', named, settings))
    const traced = settings.traces?.web ? { ...head, head: `${head.head}${traceScript}` } : head
    return sendPage(
      asked,
      keepLanguage(asked, reply.header('content-security-policy', policy), settings),
      await withHead(page, traced, subject),
    )
  })
}

/** Has a page begin a trace with each call. It is no part of the app: where traces are off, no guest loads a byte of it. */
const traceScript = '<script src="/trace-calls.js" async></script>'

function queryOf(url: string): string {
  const at = url.indexOf('?')
  return at < 0 ? '' : url.slice(at)
}

/** A choice of the guest's that the pages' own scripts read and change. */
const keeps = (name: string, value: string | number, { behindTls }: Pick<Settings, 'behindTls'>) =>
  `${name}=${value}; Path=/; Max-Age=31536000; SameSite=Lax${behindTls ? '; Secure' : ''}`

function keepLanguage(request: PageRequest, reply: FastifyReply, settings: Settings): FastifyReply {
  const language = askedLanguage(request)
  return language ? reply.header('set-cookie', keeps('lang', language === languageIds.en ? 'en' : 'tc', settings)) : reply
}

const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1)

function sendPage(request: PageRequest, reply: FastifyReply, file: WebFile): FastifyReply {
  // What is not there now may be there the next time.
  const kept = reply.statusCode === 404 ? 'no-store' : 'no-cache'
  reply.type(file.type).header('cache-control', kept).header('vary', 'accept-encoding, accept-language, cookie')
  return sendCompressed(request, reply, file)
}

const shellPath = new RegExp(`^/shell/((?:${Object.values(brandIds).join('|')})\\.(?:tc|en))$`)

/** A phone keeps the plain page of each brand and language for when it has no network: under an address that leaves nothing to be guessed. */
function shellFile(path: string): string | undefined {
  const [, name] = shellPath.exec(path) ?? []
  return name && `/pages/app.${name}.html`
}

function sendShell(request: FastifyRequest, reply: FastifyReply, file: WebFile): FastifyReply {
  reply.type(file.type).header('cache-control', 'no-cache').header('vary', 'accept-encoding')
  return sendCompressed(request, reply, file)
}

/** The page of a path that shows nothing of the catalogue, for the guest's brand and language: of the routes that fit, the longest. */
function pageAt(pages: PageEntry[], path: string, site: Site): PageEntry | undefined {
  const fitting = pages.filter(
    (page) =>
      page.content === undefined && fits(page, path) && page.language === site.language && (page.brand ?? site.brand) === site.brand,
  )
  return fitting.reduce<PageEntry | undefined>(
    (longest, page) => (longest && longest.route.length >= page.route.length ? longest : page),
    undefined,
  )
}

function fits({ route, exact }: PageEntry, path: string): boolean {
  return path === route || (!exact && path.startsWith(route.endsWith('/') ? route : `${route}/`))
}

/** Matches addresses as the app's router does: a part behind a colon is anything, case and a slash at the end are nothing. */
function hasScreen({ screens }: PageEntry, path: string): boolean {
  if (!screens) return true
  const asked = partsOf(path)
  return screens.some((screen) => {
    const parts = partsOf(screen)
    return parts.length === asked.length && parts.every((part, at) => part.startsWith(':') || part === asked[at])
  })
}

const partsOf = (path: string) => path.toLowerCase().split('/').filter(Boolean)
