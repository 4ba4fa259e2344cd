import { expect, test } from 'vitest'
import { inOtherLanguage } from './other-language.ts'
import { translatedAddress, withDetail } from './place-names.ts'

const point = { lat: 22.286, lng: 114.218, distance: 0 }
const road = { ...point, placeId: 'road', kind: 'street' }
const chinese = { ...road, building: '太古城道', district: '東區', fullAddress: '香港太古' }
const english = { ...road, building: 'Taikoo Shing Road', district: 'Eastern', fullAddress: 'Tai Koo' }
const mall = { ...chinese, placeId: 'mall', building: '太古城中心', lat: 22.287 }
const door = { lat: point.lat, lng: point.lng, floor: '12', flat: 'B', note: 'Ring twice' }
const at = ({ building, district, fullAddress }: typeof chinese) => ({ ...door, building, district, fullAddress })

test('[4.1] an address is in the other language by the writing of its district', () => {
  expect([1, 2].map((language) => inOtherLanguage(at(chinese), language === 1 ? 1 : 2))).toEqual([false, true])
  expect([1, 2].map((language) => inOtherLanguage(at(english), language === 1 ? 1 : 2))).toEqual([true, false])
})

test('[4.1] a place is named anew, and the door stays', () => {
  expect(translatedAddress(at(chinese), { before: [mall, chinese], now: [english] }, 2)).toEqual(at(english))
  expect(translatedAddress(at(english), { before: [english], now: [chinese] }, 1)).toEqual(at(chinese))
})

test('[4.1] the number that the guest wrote stays beside the name, on the side where the language has it', () => {
  const inChinese = { ...at(chinese), building: withDetail(chinese.building, '8 號', 1) }
  expect(inChinese.building).toBe('太古城道 8 號')
  expect(translatedAddress(inChinese, { before: [chinese], now: [english] }, 2)?.building).toBe('8 號, Taikoo Shing Road')
  const inEnglish = { ...at(english), building: withDetail(english.building, '8', 2) }
  expect(translatedAddress(inEnglish, { before: [english], now: [chinese] }, 1)?.building).toBe('太古城道 8')
})

test('[4.1] what the service does not know by this name, at this point, stays as it was chosen', () => {
  const places = { before: [chinese], now: [english] }
  expect(translatedAddress({ ...at(chinese), building: '阿婆士多' }, places, 2)).toBeUndefined()
  expect(translatedAddress({ ...at(chinese), lat: 22.2861 }, places, 2)).toBeUndefined()
  expect(translatedAddress(at(chinese), { before: [chinese], now: [] }, 2)).toBeUndefined()
})
