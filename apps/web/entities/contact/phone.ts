import type { Region } from '@harbour/rules'
import { parsePhoneNumberFromString, type MetadataJson } from 'libphonenumber-js/core'
import kept from './phone-metadata.json' with { type: 'json' }

const metadata = kept as unknown as MetadataJson // part of the library's own, as build/phone-countries.ts has written it

/**
 * `short` may still become a number, `wrong` cannot; `good` comes with its international form, `+85261234567`; of a country
 * that the phone has no metadata of nothing is known, and the server judges. */
export type PhoneVerdict = { state: 'empty' | 'short' | 'wrong' | 'unknown' } | { state: 'good'; number: string }

/** Judges a phone number while it is typed, by the phone library; one without a prefix is of the region (spec 5.12). */
export function judgePhone(typed: string, region: Region['code']): PhoneVerdict {
  if (typed.trim() === '') return { state: 'empty' }
  if (fromElsewhere(typed)) return { state: 'unknown' }
  const number = validNumber(typed, region)
  if (number) return { state: 'good', number }
  return { state: mayGrow(typed, region) ? 'short' : 'wrong' }
}

const digits = [...'0123456789']
const mostMissing = 10

/** The library's own lengths include those of pagers and services, so we try: is it a number with a few more digits? A prefix may be any yet. */
function mayGrow(typed: string, region: Region['code']): boolean {
  if (/^\+\d{0,3}$/.test(typed.trim())) return true
  const counts = Array.from({ length: mostMissing }, (_, index) => index + 1)
  return counts.some((count) => digits.some((digit) => validNumber(typed + digit.repeat(count), region)))
}

/** Tells whether it begins with a calling code that is not kept here. */
function fromElsewhere(typed: string): boolean {
  const digits = /^\s*\+([\d ]+)/.exec(typed)?.[1]?.replaceAll(' ', '') ?? ''
  return digits.length >= longestCode && !callingCodes.some((code) => digits.startsWith(code))
}

const callingCodes = Object.keys(kept.country_calling_codes)
const longestCode = 3

function validNumber(typed: string, region: Region['code']): string | undefined {
  const parsed = parsePhoneNumberFromString(typed, { defaultCountry: region, extract: false }, metadata)
  return parsed?.isValid() ? parsed.number : undefined
}
