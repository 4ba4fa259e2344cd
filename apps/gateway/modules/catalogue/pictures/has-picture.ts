import { existsSync } from 'node:fs'
import type { Rows } from '../../../platform/database/database.ts'
import { pictureSizes } from './picture-sizes.ts'
import { readPictureNames } from './uploaded-pictures.ts'

const demo = new URL('../../../../../chain/pictures/', import.meta.url)

/** Opens the question whether there is a picture of a name: one that the chain has uploaded by this moment, or one of the demo's. */
export async function openHasPicture(rows: Rows): Promise<(name: string) => boolean> {
  const uploaded = await readPictureNames(rows)
  const isThere = (name: string) => pictureSizes.every(({ suffix }) => existsSync(new URL(`${name}${suffix}.webp`, demo)))
  return (name) => uploaded.has(name) || (/^[\w-]+$/.test(name) && isThere(name))
}
