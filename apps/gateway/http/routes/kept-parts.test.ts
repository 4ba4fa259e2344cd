import { afterAll, expect, test } from 'vitest'
import { createKeptBuilds } from '../../platform/files/kept-builds.ts'
import { startGateway } from '../../testing/gateway.ts'
import { buildApp } from '../app.ts'
import type { WebFile } from './web-build.ts'

const gateway = await startGateway()
const keptBuilds = createKeptBuilds(gateway.context.db)
const part = { plain: Buffer.from('export const old = true'), hashed: true }
await keptBuilds.keep('web', new Map([['/assets/Old-CDHql3D1.js', part]]))
await keptBuilds.keep('console', new Map([['/assets/Shift-CDHql3D1.js', part]]))
const consoleBuild = { files: new Map<string, WebFile>(), entries: new Map<string, WebFile>() }
const app = buildApp(gateway.context, { consoleBuild, keptBuilds })
afterAll(async () => {
  await app.close()
  await gateway.stop()
})

test.each(['/assets/Old-CDHql3D1.js', '/console/assets/Shift-CDHql3D1.js'])('%s is had of a build that is kept, for ever', async (url) => {
  const answer = await app.inject({ url })
  expect([answer.statusCode, answer.body]).toEqual([200, part.plain.toString()])
  expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(answer.headers['cache-control']).toContain('immutable')
})

test.each(['/assets/Older-CDHql3D1.js', '/console/assets/Old-CDHql3D1.js', '/assets/..%2fpages.json'])('%s is in no build', async (url) => {
  expect((await app.inject({ url })).statusCode).toBe(404)
})
