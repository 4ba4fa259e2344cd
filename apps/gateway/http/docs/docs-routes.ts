import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Context } from '../../context.ts'
import type { Handler } from '../../platform/handle.ts'
import { apiCalls } from './api-calls.ts'
import { callListPage, callPage } from './call-pages.ts'
import { docPolicy } from './doc-page.ts'
import { guidePrograms, readProgram, streamsPage, tillPage, webhooksPage } from './guide-pages.ts'
import { openApi } from './openapi.ts'

/**
 * The documents for integrators, made from the calls that this gateway answers: a list, a page a call, guides, and OpenAPI. They are made when somebody first asks, and say nothing that is
 * not in the sources.
 */
export function addDocs(app: FastifyInstance, { settings }: Pick<Context, 'settings'>, handlers: readonly Handler<Context>[]): void {
  const { base, mode } = settings
  const lenient = mode === 'production'
  const calls = once(() => apiCalls(handlers.map(({ definition }) => definition)))
  const list = once(() => callListPage(calls(), { base }))
  const document = once(() => JSON.stringify(openApi(calls(), { base, version: ownVersion(), lenient }), null, 1))
  app.get('/docs', (_request, reply) => sendPage(reply, list()))
  app.get('/docs/openapi.json', (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('access-control-allow-origin', '*') // nothing of anybody's is in it
      .type('application/json; charset=utf-8')
      .send(document()),
  )
  app.get<{ Params: { name: string } }>('/docs/calls/:name', (request, reply) => {
    const call = calls().find(({ definition }) => definition.name === request.params.name)
    if (call) return sendPage(reply, callPage(call, { base }))
    return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found')
  })
  app.get('/docs/webhooks', (_request, reply) => sendPage(reply, webhooksPage()))
  app.get('/docs/streams', (_request, reply) => sendPage(reply, streamsPage()))
  app.get('/docs/till', (_request, reply) => sendPage(reply, tillPage()))
  for (const name of guidePrograms)
    app.get(`/docs/${name}`, (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send(readProgram(name)),
    )
}

const sendPage = (reply: FastifyReply, page: string) =>
  reply
    .header('content-security-policy', docPolicy)
    .header('cache-control', 'no-cache')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(page)

/** Makes something when it is first asked for. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}

/** The version of this gateway, as its release has written it down. */
function ownVersion(): string {
  const manifest = readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')
  const { version } = JSON.parse(manifest) as { version: string } // our own
  return version
}
