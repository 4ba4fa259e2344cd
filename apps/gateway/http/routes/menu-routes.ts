import type { FastifyInstance } from 'fastify'
import { sendCompressed } from '../send-compressed.ts'
import type { Context } from '../../context.ts'

/** The menu as a plain file per version: compressed once, and never another under the same name (calls.md, Beside the calls). */
export function addMenus(app: FastifyInstance, { catalogue }: Pick<Context, 'catalogue'>): void {
  app.get<{ Params: { version: string } }>('/menu/:version.json', (request, reply) => {
    const file = catalogue.menuVersion(request.params.version)
    if (!file) return reply.code(404).header('cache-control', 'no-store').send({ msg: 'There is no such menu.' })
    reply.header('cache-control', 'public, max-age=31536000, immutable').header('vary', 'accept-encoding')
    return sendCompressed(request, reply.type('application/json; charset=utf-8'), { ...file, plain: file.json })
  })
}
