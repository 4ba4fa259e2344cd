import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { matchesEtag } from '../matches-etag.ts'

const folder = new URL('../../../../chain/pictures/', import.meta.url)

type Picture = { body: Buffer; etag: string }

/** The chain's product pictures: `/pictures/NAME.webp`, and `NAME-80.webp` to `NAME-480.webp` for lists. They are few and small, and stay in memory once shown. */
export function addPictures(app: FastifyInstance): void {
  const shown = new Map<string, Picture>()
  app.get<{ Params: { name: string } }>('/pictures/:name.webp', async (request, reply) => {
    const { name } = request.params
    const picture = shown.get(name) ?? (await readPicture(name))
    if (!picture) return reply.code(404).header('cache-control', 'no-store').send({ msg: 'There is no such picture.' })
    shown.set(name, picture)
    reply.header('cache-control', 'public, max-age=86400').header('etag', picture.etag)
    if (matchesEtag(picture.etag, request.headers['if-none-match'])) return reply.code(304).send()
    return reply.type('image/webp').send(picture.body)
  })
}

async function readPicture(name: string): Promise<Picture | undefined> {
  if (!/^[\w-]+$/.test(name)) return undefined
  try {
    const body = await readFile(new URL(`${name}.webp`, folder))
    return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"` }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined // Node's own errors carry a code
    throw error
  }
}
