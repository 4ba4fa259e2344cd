import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { KeptBuilds } from '../../platform/files/kept-builds.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { sendCompressed } from '../send-compressed.ts'
import type { ConsoleBuild } from './console-build.ts'
import { keptFile, sendFile, type WebFile } from './web-build.ts'

/**
 * The policy of the staff's pages: their own scripts alone, and talk with this gateway alone. Maps may show the tiles that are set, and tickets and
 * photos are pictures that the page makes itself.
 */
const policyOf = ({ tiles }: Pick<Settings, 'tiles'>): string =>
  [
    `default-src 'self'`,
    `img-src 'self' data: blob:${tiles ? ` ${tilesSource(tiles.url)}` : ''}`,
    `media-src 'self' blob:`,
    `worker-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ')

/** Serves the staff's consoles below `/console`: hashed files for ever, each entry's page for every address below it. */
export function addConsole(
  app: FastifyInstance,
  { settings, keptBuilds }: { settings: Settings; keptBuilds?: KeptBuilds },
  build: ConsoleBuild | undefined,
): void {
  if (!build) return
  const policy = policyOf(settings)
  app.get('/console', (_request, reply) => reply.redirect('/console/shop'))
  app.get<{ Params: { '*': string } }>('/console/*', async (request, reply) => {
    const path = `/${request.params['*']}`
    const file = path.endsWith('.html') ? undefined : build.files.get(path)
    if (file) return sendFile(request, withWorkerPolicy(reply, path), file)
    const kept = path.startsWith('/assets/') ? await keptBuilds?.find('console', path) : undefined
    if (kept) return sendFile(request, withWorkerPolicy(reply, path), keptFile(path, kept))
    const page = path.includes('.') ? undefined : build.entries.get(path.split('/')[1] ?? '')
    if (!page) return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found')
    return sendEntry(request, reply.header('content-security-policy', policy), page)
  })
}

/** A worker's own policy is the one that it is sent with: it fetches from this gateway alone. */
function withWorkerPolicy(reply: FastifyReply, path: string): FastifyReply {
  return /^\/(assets\/)?[\w-]+-worker(-[\w-]+)?\.js$/.test(path)
    ? reply.header('content-security-policy', `default-src 'none'; connect-src 'self'`)
    : reply
}

function sendEntry(request: FastifyRequest, reply: FastifyReply, page: WebFile): FastifyReply {
  reply.type(page.type).header('cache-control', 'no-cache').header('vary', 'accept-encoding')
  return sendCompressed(request, reply, page)
}

/** `https://{s}.tiles.example/{z}/…` comes from https://*.tiles.example. */
function tilesSource(tilesUrl: string): string {
  const [scheme = '', , host = ''] = tilesUrl.split('/')
  return `${scheme}//${host.replace(/^\{s\}/, '*')}`
}
