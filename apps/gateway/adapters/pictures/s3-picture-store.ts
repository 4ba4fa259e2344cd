import { AwsClient } from 'aws4fetch'
import pLimit from 'p-limit'
import type { PictureStore } from '../../modules/catalogue/pictures/picture-store.ts'
import { askProvider } from '../../platform/telemetry/ask-provider.ts'

/** A bucket by its address, with its name in the path, its region, and what opens it. */
export type Bucket = { url: string; region: string; key: string; secret: string }

const patienceMs = 10_000

/** Keeps pictures in a bucket of S3, or of whatever speaks as it does. It follows nobody elsewhere; an answer that is no success is thrown with its status alone. */
export function createS3PictureStore({ url, region, key: accessKeyId, secret: secretAccessKey }: Bucket): PictureStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })
  const limit = pLimit(4)
  // On their own: who looks at a menu does not wait for uploads.
  const readLimit = pLimit(8)

  async function ask(method: 'GET' | 'PUT' | 'DELETE', key: string, body?: Buffer): Promise<Response> {
    const headers = body ? { 'content-type': 'image/webp' } : {}
    const signed = await client.sign(`${url}/${key}.webp`, { method, headers, ...(body && { body: Uint8Array.from(body) }) })
    const answered = () => fetch(signed, { redirect: 'error', signal: AbortSignal.timeout(patienceMs) })
    const response = await askProvider('pictures', answered, ({ status }) => status)
    if (response.ok) return response
    await response.body?.cancel()
    if (response.status === 404 && method !== 'PUT') return response
    throw new Error(`the store of pictures answered ${response.status}`)
  }

  return {
    put: async (files) =>
      void (await Promise.all(files.map(({ key, body }) => limit(async () => void (await ask('PUT', key, body)).body?.cancel())))),
    get: (key) =>
      readLimit(async () => {
        const response = await ask('GET', key)
        return response.status === 404 ? undefined : Buffer.from(await response.arrayBuffer())
      }),
    remove: async (keys) => void (await Promise.all(keys.map((key) => limit(async () => void (await ask('DELETE', key)).body?.cancel())))),
  }
}
