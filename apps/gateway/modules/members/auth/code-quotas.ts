import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { Call } from './deps.ts'
import { clientSubnet, scaled } from '../../../platform/rate-limits.ts'
import type { Quota, QuotaUse, UsedUp } from '../../../platform/quotas.ts'
import type { AccountName } from './account-name.ts'

const minutes = 60_000
const hours = 60 * minutes
const days = 24 * hours

/** The pace of codes for whoever asks, from one device to one phone or mailbox. */
const again: Quota = { name: 'next code', most: 1, lasts: minutes }
const ofDevice: Quota = { name: 'codes of a device to a target', most: 4, lasts: 30 * minutes }
/** The codes of strangers, by where they are, and of all of them together to one target. */
const ofAddress: Quota = { name: 'codes of an address', most: 30, lasts: hours }
/** Less than what all strangers have together, so that neither one address nor two can use that up for everybody else. */
const ofAddressToTarget: Quota = { name: 'codes of an address to a target', most: 4, lasts: days }
const ofAddressToBlock: Quota = { name: 'codes of an address to a block of numbers', most: 8, lasts: hours }
const ofAddressToCountry: Quota = { name: 'codes of an address to a country', most: 12, lasts: hours }
const toTarget: Quota = { name: 'codes of strangers to a target', most: 12, lasts: days }
/** Numbers that are rented to be written to lie side by side: ten thousand that differ in their last four digits. */
const toBlock: Quota = { name: 'codes to a block of numbers', most: 20, lasts: hours }
const toHomeCountry: Quota = { name: 'codes to a country of ours', most: 1000, lasts: hours }
const toCountry: Quota = { name: 'codes to a country', most: 60, lasts: hours }
/** The codes that no stranger can use up: of a device on which the member was signed in, and of the right password. */
const ofMember: Quota = { name: 'codes of a member', most: 12, lasts: days }
const ofPassword: Quota = { name: 'codes for a password', most: 12, lasts: days }

const homeCountries = ['852', '853']
const ceilings = [toBlock.name, toHomeCountry.name, toCountry.name]
const addressLimits = [ofAddress.name, ofAddressToBlock.name, ofAddressToCountry.name]

/**
 * The trust in whoever asks for a code: as a member, by their device; by a password that may be right; or not at all. `confirmed`: the phone or
 * mailbox that it goes to is theirs for certain. One that is not may be anybody's, and is spared as strangers' are.
 */
export type RequesterTrust = { knownAs: string; confirmed: boolean } | { passwordFits: boolean } | 'stranger'
export type Unsent = { refused: 'SMS_TOO_SOON' | 'SMS_TOO_MANY' | 'TOO_MANY_REQUESTS'; retryAfter: number }

/**
 * Takes a code out of the quotas of whoever asks for it: 'send', or why not yet. Where strangers have used up what they have, a password that
 * comes along opens a quota of its own. Whether it was right is not said: of a wrong one the code is 'kept' and never sent.
 */
export async function takeCode(
  { account, trust }: { account: AccountName; trust: RequesterTrust },
  call: Call,
): Promise<'send' | 'keep' | Unsent> {
  const { target } = account
  const pace = [again, ofDevice].map((quota) => ({ quota, key: `${target} ${call.deviceId}` }))
  if (typeof trust === 'object' && 'knownAs' in trust) {
    const asOfStrangers = trust.confirmed ? [] : strangersUses(account, call)
    return orUnsent(await call.quotas.take(...pace, { quota: ofMember, key: trust.knownAs }, ...asOfStrangers))
  }
  const usedUp = await call.quotas.take(...pace, ...strangersUses(account, call))
  if (!usedUp) return 'send'
  if (ceilings.includes(usedUp.quota.name)) await alarm(usedUp, account, call)
  if (trust === 'stranger' || [again.name, ofDevice.name].includes(usedUp.quota.name)) return orUnsent(usedUp)
  // The pace by itself: whether it was taken must not hang on what is left for a right password or a wrong one.
  const tooSoon = await call.quotas.take(...pace)
  if (tooSoon) return orUnsent(tooSoon)
  const key = trust.passwordFits ? target : `${target} ${call.deviceId}`
  const over = await call.quotas.take({ quota: ofPassword, key })
  return trust.passwordFits && !over ? 'send' : 'keep'
}

function strangersUses({ target, ...account }: AccountName, { address, settings }: Call): QuotaUse[] {
  const from = clientSubnet(address)
  const uses = [
    { quota: ofAddress, key: from },
    { quota: ofAddressToTarget, key: `${from} ${target}` },
  ]
  const counted = [...uses, ...('phone' in account ? numberUses(account.phone, from) : [])]
  return [...counted.map(({ quota, key }) => ({ quota: scaled(quota, settings.rateLimitScale), key })), { quota: toTarget, key: target }]
}

function numberUses(phone: string, from: string): QuotaUse[] {
  const [block, country] = [blockOf(phone), countryOf(phone)]
  const blockUses = [
    { quota: ofAddressToBlock, key: `${from} ${block}` },
    { quota: toBlock, key: block },
  ]
  if (homeCountries.includes(country)) return [...blockUses, { quota: toHomeCountry, key: country }]
  return [...blockUses, { quota: ofAddressToCountry, key: `${from} ${country}` }, { quota: toCountry, key: country }]
}

const blockOf = (phone: string) => phone.slice(0, -4)
const countryOf = (phone: string) => parsePhoneNumberFromString(phone)?.countryCallingCode ?? ''

function orUnsent(usedUp: UsedUp | undefined): 'send' | Unsent {
  if (!usedUp) return 'send'
  const { quota, retryAfter } = usedUp
  if (quota.name === again.name) return { refused: 'SMS_TOO_SOON', retryAfter }
  return { refused: addressLimits.includes(quota.name) ? 'TOO_MANY_REQUESTS' : 'SMS_TOO_MANY', retryAfter }
}

/** Somebody may be writing to numbers for the money in it: whoever runs the house is told once an hour, and of no number. */
async function alarm({ quota }: UsedUp, account: AccountName, { quotas, log, metrics }: Call): Promise<void> {
  const country = 'phone' in account ? countryOf(account.phone) : ''
  metrics.codeCeiling(country)
  const told = await quotas.take({ quota: { name: `alarm: ${quota.name}`, most: 1, lasts: hours }, key: country })
  if (!told) log.error({ alarm: `ceiling reached: ${quota.name}`, country, most: quota.most })
}
