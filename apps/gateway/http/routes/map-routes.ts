import type { FastifyInstance } from 'fastify'
import { sendCompressed } from '../send-compressed.ts'
import type { Context } from '../../context.ts'

/** The built-in map as a plain file per version, like the menu: never another under the same name. */
export function addMaps(app: FastifyInstance, { catalogue }: Pick<Context, 'catalogue'>): void {
  app.get<{ Params: { version: string } }>('/map/:version.json', async (request, reply) => {
    const file = await catalogue.findMapVersion(request.params.version)
    if (!file) return reply.code(404).header('cache-control', 'no-store').send({ msg: 'There is no such map.' })
    reply.header('cache-control', 'public, max-age=31536000, immutable').header('vary', 'accept-encoding')
    return sendCompressed(request, reply.type('application/json; charset=utf-8'), { ...file, plain: file.json })
  })
}
