import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { addNotices } from './notices-route.ts'
import { readFilesIn } from './web-build.ts'

const dist = await mkdtemp(join(tmpdir(), 'harbour-notices-'))
afterAll(() => rm(dist, { recursive: true }))

test('the notices of a build are read at /notices, and a gateway without a build has none', async () => {
  await writeFile(join(dist, 'notices.txt'), 'leaflet 1.9.4 (BSD-2-Clause)')
  const [app, bare] = [Fastify(), Fastify()]
  addNotices(app, { files: await readFilesIn(dist) })
  addNotices(bare, undefined)
  const { statusCode, headers, body } = await app.inject({ url: '/notices' })
  expect([statusCode, headers['content-type'], body]).toEqual([200, 'text/plain; charset=utf-8', 'leaflet 1.9.4 (BSD-2-Clause)'])
  expect((await bare.inject({ url: '/notices' })).statusCode).toBe(404)
  await Promise.all([app.close(), bare.close()])
})
