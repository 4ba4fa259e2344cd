import { languageIds, type Language } from '@harbour/rules'
import type { Address } from '../location/order-location.ts'

/** Tells whether an address was chosen in the other language: districts are written in Chinese, or in Latin letters. */
export const inOtherLanguage = ({ building, district }: Address, language: Language): boolean =>
  /\p{Script=Han}/u.test(district || building) !== (language === languageIds.tc)
