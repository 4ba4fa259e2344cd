import * as v from 'valibot'

/** The store of uploaded pictures: the database, or a bucket of whatever speaks as S3 does. */
export const pictureStoreVariables = {
  /** The address of a bucket, `https://s3.ap-east-1.amazonaws.com/harbour-pictures`; left out, pictures lie in the database. Its region, and what opens it. */
  PICTURE_STORE_URL: v.optional(v.pipe(v.string(), v.url(), v.regex(/^https?:\/\/[^\s?#]+$/))),
  PICTURE_STORE_REGION: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+$/)), 'us-east-1'),
  PICTURE_STORE_KEY: v.optional(v.string(), ''),
  PICTURE_STORE_SECRET: v.optional(v.string(), ''),
}

const Environment = v.object(pictureStoreVariables)
type PictureStoreEnvironment = v.InferOutput<typeof Environment>

/** A bucket has its key and its secret. */
export const pictureStoreIsWhole = (env: PictureStoreEnvironment): boolean =>
  env.PICTURE_STORE_URL === undefined || (env.PICTURE_STORE_KEY !== '' && env.PICTURE_STORE_SECRET !== '')

/** The bucket, its address without a slash at its end; null for the database. */
export function pictureStoreOf(env: PictureStoreEnvironment) {
  if (env.PICTURE_STORE_URL === undefined) return null
  const { PICTURE_STORE_REGION: region, PICTURE_STORE_KEY: key, PICTURE_STORE_SECRET: secret } = env
  return { url: env.PICTURE_STORE_URL.replace(/\/+$/, ''), region, key, secret }
}
