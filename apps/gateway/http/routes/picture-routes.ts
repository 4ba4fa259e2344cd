import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { isUploadedFile, pictureOfFile } from '../../modules/catalogue/pictures/picture-name.ts'
import { pictureSizes } from '../../modules/catalogue/pictures/picture-sizes.ts'
import { sharePicture } from '../../modules/catalogue/pictures/share-picture.ts'
import { matchesEtag } from '../matches-etag.ts'

const folder = new URL('../../../../chain/pictures/', import.meta.url)

const awayMessage = { msg: 'Pictures cannot be read just now. Please try again.' }

/** The most pictures that are kept as they are shared: some 50 kB each. */
const mostShared = 300

type Picture = { body: Buffer; etag: string; cacheControl: string }

/**
 * Product pictures: `/pictures/NAME.webp`, and `NAME-80.webp` to `NAME-480.webp` for lists. The demo's are few and small, and stay in memory once shown; those
 * that the chain has uploaded are named by their content and kept by browsers for ever. `/pictures/share/NAME.jpg` is one as it is shown where its dish is shared.
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
  const read = (name: string) => (isUploadedFile(name) ? readUploaded(name).catch(away) : readDemo(name))
  const shared = new Map<string, Promise<Buffer>>()
  const readShared = async (name: string) => {
    const of = isCut(name) ? undefined : await read(name)
    if (!of || of === 'AWAY') return of
    const made = shared.get(of.etag) ?? sharePicture(of.body)
    shared.delete(of.etag) // what is asked for again is the latest
    shared.set(of.etag, made)
    made.catch(() => shared.delete(of.etag)) // whoever asks next tries again
    for (const oldest of shared.keys()) {
      if (shared.size <= mostShared) break
      shared.delete(oldest)
    }
    return { ...of, body: await made, etag: `"share-${of.etag.slice(1)}` }
  }
  app.get<{ Params: { name: string } }>('/pictures/:name.webp', async (request, reply) =>
    send(request, reply, { type: 'image/webp', picture: await read(request.params.name) }),
  )
  app.get<{ Params: { name: string } }>('/pictures/share/:name.jpg', async (request, reply) =>
    send(request, reply, { type: 'image/jpeg', picture: await readShared(request.params.name) }),
  )
}

/** Says whether a picture is one of the smaller ones for lists: those are never shared. */
const isCut = (name: string) => pictureSizes.some(({ suffix }) => suffix !== '' && name.endsWith(suffix))

type Found = { type: string; picture: Picture | 'AWAY' | undefined }

function send(request: FastifyRequest, reply: FastifyReply, { type, picture }: Found): FastifyReply {
  if (picture === 'AWAY') return reply.code(503).header('cache-control', 'no-store').header('retry-after', 5).send(awayMessage)
  if (!picture) return reply.code(404).header('cache-control', 'no-store').send({ msg: 'There is no such picture.' })
  reply.header('cache-control', picture.cacheControl).header('etag', picture.etag)
  if (matchesEtag(picture.etag, request.headers['if-none-match'])) return reply.code(304).send()
  return reply.type(type).send(picture.body)
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
