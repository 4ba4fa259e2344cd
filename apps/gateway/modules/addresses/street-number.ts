import type { PlaceRecord } from '../catalogue/catalogue.ts'

/** A door on a street, as it was typed: the number with its letter or as a range, and the rest. */
export type StreetNumber = { number: string; street: string }

const number = String.raw`\d{1,4}[a-z]?(?:\s*[-–至]\s*\d{1,4}[a-z]?)?`
const before = new RegExp(String.raw`^(?:no\.?\s*)?(${number})[,\s]+(.{3,})$`, 'iu')
const after = new RegExp(String.raw`^(.{2,}?)[,\s]*(?:no\.?\s*)?(${number})\s*[號号]?$`, 'iu')

/** Reads "18 Taikoo Shing Road", "Nathan Road 500" and "太古城道18號"; undefined where no number is. */
export function streetNumberOf(keyword: string): StreetNumber | undefined {
  const typed = keyword.normalize('NFKC').trim()
  const [, ahead, street] = before.exec(typed) ?? []
  if (ahead !== undefined && street !== undefined) return { number: ahead.toUpperCase(), street }
  const [, road, behind] = after.exec(typed) ?? []
  return road !== undefined && behind !== undefined ? { number: behind.toUpperCase(), street: road } : undefined
}

/** Says whether a place stands at that number of the street, or within its range of numbers. */
export function isAtStreetNumber({ address }: PlaceRecord, street: PlaceRecord, { number: wanted }: StreetNumber): boolean {
  const [, from = '', to = from, road = ''] = /^(\d+\w?)(?:–(\d+\w?))? (.+?), /.exec(address.en) ?? []
  if (road !== street.name.en) return false
  return (
    from === wanted || (Number.parseInt(from, 10) <= Number.parseInt(wanted, 10) && Number.parseInt(wanted, 10) <= Number.parseInt(to, 10))
  )
}

/** The street as an address with a number, for a door that the gazetteer does not know by itself. */
export function withNumber(street: PlaceRecord, { number: door }: StreetNumber): PlaceRecord {
  const name = { tc: `${street.name.tc} ${door} 號`, en: `${door} ${street.name.en}` }
  const address = { tc: `${street.address.tc}${name.tc}`, en: `${name.en}, ${street.address.en}` }
  return { ...street, placeId: `${street.placeId}-${door.toLowerCase().replaceAll(/\W+/g, '-')}`, name, address }
}
