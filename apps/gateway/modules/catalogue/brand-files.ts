import { brandIds, languageIds, type Brand, type Language } from '@harbour/rules'
import type { HashedFile } from '../../platform/files/hashed-file.ts'

/** A file for each brand and language. */
export type BrandFiles = Record<Brand, Record<Language, HashedFile>>

/** Writes one for each; `writerOf` prepares what both languages of a brand share. */
export function brandFiles(writerOf: (brand: Brand) => (language: Language) => HashedFile): BrandFiles {
  const ofBrand = (brand: Brand) => {
    const write = writerOf(brand)
    return { [languageIds.tc]: write(languageIds.tc), [languageIds.en]: write(languageIds.en) }
  }
  return { [brandIds.hongKong]: ofBrand(brandIds.hongKong), [brandIds.macau]: ofBrand(brandIds.macau) }
}

/** Files that are written, all at once, when the first of them is asked for. */
export function writtenLater(write: () => BrandFiles): BrandFiles {
  let written: BrandFiles | undefined
  return brandFilesBy((brand) => (written ??= write())[brand])
}

const brandFilesBy = (of: (brand: Brand) => BrandFiles[Brand]): BrandFiles => ({
  get [brandIds.hongKong]() {
    return of(brandIds.hongKong)
  },
  get [brandIds.macau]() {
    return of(brandIds.macau)
  },
})

/** All of them, in one order. */
export const allFiles = (files: BrandFiles): HashedFile[] => Object.values(files).flatMap((languages) => Object.values(languages))
