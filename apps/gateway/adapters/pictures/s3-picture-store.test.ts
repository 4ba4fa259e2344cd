import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'
import { AwsClient } from 'aws4fetch'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createS3PictureStore } from './s3-picture-store.ts'

const bucket = { region: 'ap-east-1', key: 'AKIDEXAMPLE', secret: 'a secret of the test' }
const objects = new Map<string, Buffer>()
let isAway = false
let [underWay, most] = [0, 0]

/** A bucket that opens to what was signed with its secret alone. */
const server = createServer((request, response) => void answer(request).then(([status, body]) => response.writeHead(status).end(body)))
let url = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/pictures`
})
afterAll(() => void server.close())

async function answer(request: IncomingMessage): Promise<[number, Buffer?]> {
  most = Math.max(most, ++underWay)
  const body = await buffer(request).finally(() => setImmediate(() => underWay--))
  if (isAway) return [503]
  if (!(await isSigned(request))) return [403]
  const key = request.url ?? ''
  if (request.method === 'PUT') objects.set(key, body)
  if (request.method === 'DELETE') return [objects.delete(key) ? 204 : 404]
  const found = objects.get(key)
  return found ? [200, request.method === 'GET' ? found : undefined] : [404]
}

/** Signs again what has come, and compares. */
async function isSigned({ method, url: path, headers }: IncomingMessage): Promise<boolean> {
  const { region, key: accessKeyId, secret: secretAccessKey } = bucket
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
  const datetime = String(headers['x-amz-date'])
  const sent = { 'x-amz-content-sha256': String(headers['x-amz-content-sha256']) }
  const signed = await client.sign(`http://${headers.host}${path}`, { method: method ?? '', headers: sent, aws: { datetime } })
  return signed.headers.get('authorization') === headers.authorization
}

test('pictures are written, read and removed under their keys, by who has the bucket’s secret', async () => {
  const store = createS3PictureStore({ ...bucket, url })
  const body = Buffer.from([1, 2, 250])
  await store.put([
    { key: 'up-1', body },
    { key: 'up-1-80', body: Buffer.from('small') },
  ])
  expect([...objects.keys()].toSorted()).toEqual(['/pictures/up-1-80.webp', '/pictures/up-1.webp'])
  expect(await store.get('up-1')).toEqual(body)
  await store.remove(['up-1', 'gone-before'])
  expect(await store.get('up-1')).toBeUndefined()
  const stranger = createS3PictureStore({ ...bucket, secret: 'another', url })
  await expect(stranger.get('up-1-80')).rejects.toThrow('answered 403')
})

test('a bucket is asked for eight pictures at once at most', async () => {
  most = 0
  const store = createS3PictureStore({ ...bucket, url })
  await Promise.all(Array.from({ length: 40 }, (_, index) => store.get(`up-none-${index}`)))
  expect(most).toBeLessThanOrEqual(8)
})

test('a bucket that does not answer as it should is no empty one', async () => {
  isAway = true
  const store = createS3PictureStore({ ...bucket, url })
  await expect(store.get('up-1-80')).rejects.toThrow('answered 503')
  await expect(store.put([{ key: 'up-2', body: Buffer.from('x') }])).rejects.toThrow('answered 503')
  await expect(store.remove(['up-1-80'])).rejects.toThrow('answered 503')
})
