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

/** All of them, in one order. */
export const allFiles = (files: BrandFiles): HashedFile[] => Object.values(files).flatMap((languages) => Object.values(languages))
