import { createHash } from 'node:crypto'
import type { PictureFocus } from '@harbour/protocol'
import { pictureSizes } from './picture-sizes.ts'

/** The hash that names an uploaded file, whatever is cut out of it. */
export const sourceOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** The name of what is cut out of a file around a focus: the same for the same bytes, so that it may be kept for ever. */
export function pictureName(source: string, { x, y }: PictureFocus): string {
  return `up-${createHash('sha256').update(`${source} ${x} ${y}`).digest('hex').slice(0, 32)}`
}

const suffixes = pictureSizes.map(({ suffix }) => suffix).join('|')
const uploaded = new RegExp(`^up-[0-9a-f]{32}(${suffixes})$`)

/** Says whether a file is called as those of uploaded pictures are. */
export const isUploadedFile = (file: string): boolean => uploaded.test(file)

/** The name of the uploaded picture that a file is of. */
export const pictureOfFile = (file: string): string => file.slice(0, 'up-'.length + 32)

/** The key of what further cuts are made of; guests never see it. */
export const sourceKey = (source: string): string => `source-${source}`

/** The keys of a picture's files. */
export const fileKeys = (name: string): string[] => pictureSizes.map(({ suffix }) => `${name}${suffix}`)
