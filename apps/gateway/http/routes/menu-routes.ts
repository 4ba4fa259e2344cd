import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { guardHeaders } from '../headers.ts'
import { formFor } from '../send-compressed.ts'
import type { Context } from '../../context.ts'
import type { HashedFile } from '../../platform/files/hashed-file.ts'

type MenuDeps = Pick<Context, 'catalogue' | 'settings'>

/**
 * The menu as a plain file per version: compressed once, and never another under the same name (calls.md, Beside the calls). This route answers what
 * `menuAhead` leaves.
 */
export function addMenus(app: FastifyInstance, deps: MenuDeps): void {
  const write = menuWriter(deps)
  app.get<{ Params: { version: string } }>('/menu/:version.json', async (request, reply) => {
    const file = await deps.catalogue.findMenuVersion(request.params.version)
    if (!file) return reply.code(404).header('cache-control', 'no-store').send({ msg: 'There is no such menu.' })
    reply.hijack()
    return write(file, request.raw, reply.raw)
  })
}

/** Answers a request for a menu that there is before Fastify sees it, whose hooks cost half as much again; false where it is none. */
export function menuAhead(deps: MenuDeps): (request: IncomingMessage, response: ServerResponse) => boolean {
  const write = menuWriter(deps)
  return (request, response) => {
    const { method, url = '' } = request
    const file =
      method === 'GET' && url.startsWith('/menu/') && url.endsWith('.json') ? deps.catalogue.menuVersion(url.slice(6, -5)) : undefined
    if (file) write(file, request, response)
    return file !== undefined
  }
}

/** Writes the whole answer. A page from elsewhere may read it where it may read our calls. */
function menuWriter({ settings }: MenuDeps): (file: HashedFile, request: IncomingMessage, response: ServerResponse) => void {
  const { webOrigins } = settings
  const fixed = {
    ...guardHeaders(settings),
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'application/json; charset=utf-8',
    vary: webOrigins.length > 0 ? 'accept-encoding, origin' : 'accept-encoding',
  }
  return (file, request, response) => {
    const { origin = '' } = request.headers
    const headers = {
      ...fixed,
      ...(webOrigins.includes(origin) && { 'access-control-allow-origin': origin }),
      etag: file.etag,
    }
    const form = formFor(request, { ...file, plain: file.json })
    if (form === 'known') return void response.writeHead(304, headers).end()
    const encoding = form.encoding === undefined ? {} : { 'content-encoding': form.encoding }
    response.writeHead(200, { ...headers, ...encoding, 'content-length': form.body.length })
    response.end(request.method === 'HEAD' ? undefined : form.body)
  }
}
