import { languageIds } from '@harbour/rules'
import { randomUUID } from 'node:crypto'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { CommonRefusal, Reply } from '@harbour/protocol'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { actions } from './actions.ts'
import type { Context } from '../context.ts'
import { createDispatcher } from './dispatcher.ts'
import type { KeptBuilds } from '../platform/files/kept-builds.ts'
import type { Handler } from '../platform/handle.ts'
import { addBraze } from './routes/braze-worker-route.ts'
import { addDocs } from './docs/docs-routes.ts'
import { addHeaders, guardHeaders } from './headers.ts'
import type { ConsoleBuild } from './routes/console-build.ts'
import { addConsole } from './routes/console-routes.ts'
import { addCourierWebhooks } from './routes/courier-webhook-route.ts'
import { addHealth } from './routes/health-routes.ts'
import { addPaymentWebhooks } from './routes/payment-webhook-route.ts'
import { addStreams } from './sse/stream-routes.ts'
import { addMaps } from './routes/map-routes.ts'
import { addMenus, menuAhead } from './routes/menu-routes.ts'
import { addNewsStop } from './routes/news-stop-route.ts'
import { addNotices } from './routes/notices-route.ts'
import { addPages } from './routes/page-routes.ts'
import { addPictureUpload } from './routes/picture-upload-route.ts'
import { addPictures } from './routes/picture-routes.ts'
import { addSentryTunnel } from './routes/sentry-tunnel-route.ts'
import type { WebBuild } from './routes/web-build.ts'
import { addSeo } from './seo/seo-routes.ts'
import { sendReply } from './send-reply.ts'
import { readTraceparent } from '../platform/telemetry/spans.ts'
import { telemetry } from '../platform/telemetry/telemetry.ts'
import { refusedReply } from './wire.ts'

const bodyLimit = 256 * 1024
/** A menu of some thousand products as CSV. */
const uploadLimit = 4 * 1024 * 1024
const seconds = 1000

type CallRequest = {
  Params: { gateway: string; name?: string }
  Querystring: { _name?: string; method?: string }
  Body: Buffer | undefined
}

/** `keptBuilds`: where the files of other builds are found that pages which are open still ask for. */
type AppOptions = { handlers?: readonly Handler<Context>[]; webBuild?: WebBuild; consoleBuild?: ConsoleBuild; keptBuilds?: KeptBuilds }

/** The gateway as an HTTP server that does not listen yet. */
export function buildApp(context: Context, { handlers = actions, webBuild, consoleBuild, keptBuilds }: AppOptions = {}): FastifyInstance {
  const app = Fastify({
    bodyLimit,
    trustProxy: context.settings.trustProxy,
    forceCloseConnections: 'idle',
    serverFactory: (handler) => openServer(context, handler),
    return503OnClosing: false, // the door says it in its own words
    genReqId: () => randomUUID().slice(-12),
    frameworkErrors: (_error, request, reply) => void sendReply(reply.headers(guardHeaders(context.settings)), nowhere(context, request)),
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.setErrorHandler((error: { code?: string }, request, reply) => sendReply(reply, faultReply(context, { error, request })))
  addHeaders(app, context.settings)
  addCalls(app, context, handlers)
  addStreams(app, context)
  addHealth(app, context)
  addPaymentWebhooks(app, context)
  addCourierWebhooks(app, context)
  addSentryTunnel(app, context)
  addMenus(app, context)
  addMaps(app, context)
  addPictures(app, context)
  addPictureUpload(app, context)
  addNewsStop(app, context)
  addDocs(app, context, handlers)
  addNotices(app, webBuild)
  addBraze(app, context.settings)
  addConsole(app, { settings: context.settings, keptBuilds }, consoleBuild)
  if (webBuild) addSeo(app, context)
  addPages(app, { ...context, keptBuilds }, webBuild)
  return app
}

/** The server under Fastify, which sees whatever is no menu; while the gateway leaves, it sees those too, and closes their connections. */
function openServer(context: Context, handler: RequestListener): Server {
  const answered = menuAhead(context)
  const server = createServer((request, response) => {
    // A proxy that keeps connections would come back on them after it has been told to go elsewhere.
    if (context.drainState.leaving) response.setHeader('connection', 'close')
    if (context.drainState.draining || !answered(request, response)) handler(request, response)
  })
  server.requestTimeout = 30 * seconds // spec 9.7
  server.keepAliveTimeout = 72 * seconds
  server.setTimeout(0)
  return server
}

/**
 * Answers what has been asked and takes nothing more. Who has not said all of it after `patience` milliseconds is cut off: a phone that
 * lost its network in mid-sentence would keep us for ever.
 */
export async function closeApp(app: FastifyInstance, patience = 5 * seconds): Promise<void> {
  const late = setTimeout(() => app.server.closeAllConnections(), patience)
  await app.close()
  clearTimeout(late)
}

function addCalls(app: FastifyInstance, context: Context, handlers: readonly Handler<Context>[]): void {
  const answer = createDispatcher(context, handlers)
  const known = new Set(handlers.map(({ definition }) => definition.name))
  const call = async (request: FastifyRequest<CallRequest>, reply: FastifyReply, gateway: string) => {
    const visit = {
      gateway,
      name: nameOf(request),
      contentType: request.headers['content-type'],
      body: request.body ?? Buffer.alloc(0),
      address: request.ip,
      site: { host: request.host, origin: request.headers.origin },
      logId: request.id,
      // Only pages that we have told to: anybody could name a trace.
      parent: context.settings.traces?.web ? readTraceparent(request.headers.traceparent) : undefined,
    }
    const { name } = request.params
    return sendReply(reply, name === undefined || known.has(name) ? await answer(visit) : nowhere(context, request))
  }
  const { base } = context.settings
  // The name of a call stands in the query, or in the path, which is where OpenAPI has it.
  for (const named of ['', '/:name']) {
    app.post<CallRequest>(`${base}/:gateway${named}`, (request, reply) => call(request, reply, request.params.gateway))
    app.post<CallRequest>(`${base}/Upload${named}`, { bodyLimit: uploadLimit }, (request, reply) => call(request, reply, 'Upload'))
  }
  app.all(`${base}/*`, (request, reply) => sendReply(reply, nowhere(context, request)))
}

/** Refuses all else under the base, and an address that is none, in the form in which calls are answered. */
function nowhere({ clock }: Pick<Context, 'clock'>, { id }: FastifyRequest): Reply {
  return refusedReply({ code: 'UNKNOWN_GATEWAY', data: null }, { language: languageIds.tc, logId: id, serverTime: clock.now() })
}

/** The name in the path, `_name` or `method`; two that differ, or one that comes twice, name nothing. */
function nameOf({ params, query: { _name, method } }: FastifyRequest<CallRequest>): string | undefined {
  const names = [params.name, _name, method].filter((name) => name !== undefined)
  const [name] = names
  return typeof name === 'string' && names.every((each) => each === name) ? name : undefined
}

const httpFaults: Partial<Record<string, CommonRefusal>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'NOT_A_FORM',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'FORM_BROKEN',
  ECONNRESET: 'FORM_BROKEN', // gone in mid-sentence, as phones are; nobody reads the answer
}

/** Faults that Fastify finds before the door is reached, as the door would say them. */
function faultReply(
  { clock, log }: Pick<Context, 'clock' | 'log'>,
  { error, request }: { error: { code?: string }; request: FastifyRequest },
): Reply {
  const code = httpFaults[error.code ?? ''] ?? 'INTERNAL'
  if (code === 'INTERNAL') {
    log.error({ logId: request.id, fault: error instanceof Error ? { message: error.message, stack: error.stack } : error })
    telemetry.faulted({ fault: error, where: request.routeOptions.url ?? 'unknown' })
  }
  return refusedReply({ code, data: null }, { language: languageIds.tc, logId: request.id, serverTime: clock.now() })
}
