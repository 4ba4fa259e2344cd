import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { isUploadedFile, pictureOfFile } from '../../modules/catalogue/pictures/picture-name.ts'
import { matchesEtag } from '../matches-etag.ts'

const folder = new URL('../../../../chain/pictures/', import.meta.url)

const awayMessage = { msg: 'Pictures cannot be read just now. Please try again.' }

type Picture = { body: Buffer; etag: string; cacheControl: string }

/**
 * Product pictures: `/pictures/NAME.webp`, and `NAME-80.webp` to `NAME-480.webp` for lists. The demo's are few and small, and stay in memory once shown; those
 * that the chain has uploaded are named by their content and kept by browsers for ever.
 */
export function addPictures(
  app: FastifyInstance,
  { pictureCache, pictures: { known }, log }: Pick<Context, 'pictureCache' | 'pictures' | 'log'>,
): void {
  const shown = new Map<string, Picture>()
  const readDemo = async (name: string) => {
    const picture = shown.get(name) ?? (await readPicture(name))
    if (picture) shown.set(name, picture)
    return picture
  }
  const readUploaded = async (name: string): Promise<Picture | undefined> => {
    if (!(await known.has(pictureOfFile(name)))) return undefined
    const body = await pictureCache.get(name)
    if (!body) known.drop(pictureOfFile(name))
    return body && { body, etag: `"${name}"`, cacheControl: 'public, max-age=31536000, immutable' }
  }
  const away = (error: Error) => {
    log.error({ pictures: 'their store does not answer', fault: error.message })
    return 'AWAY' as const
  }
  app.get<{ Params: { name: string } }>('/pictures/:name.webp', async (request, reply) => {
    const { name } = request.params
    const picture = await (isUploadedFile(name) ? readUploaded(name).catch(away) : readDemo(name))
    if (picture === 'AWAY') return reply.code(503).header('cache-control', 'no-store').header('retry-after', 5).send(awayMessage)
    if (!picture) return reply.code(404).header('cache-control', 'no-store').send({ msg: 'There is no such picture.' })
    reply.header('cache-control', picture.cacheControl).header('etag', picture.etag)
    if (matchesEtag(picture.etag, request.headers['if-none-match'])) return reply.code(304).send()
    return reply.type('image/webp').send(picture.body)
  })
}

async function readPicture(name: string): Promise<Picture | undefined> {
  if (!/^[\w-]+$/.test(name)) return undefined
  try {
    const body = await readFile(new URL(`${name}.webp`, folder))
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`
    return { body, etag, cacheControl: 'public, max-age=86400' }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined // Node's own errors carry a code
    throw error
  }
}
