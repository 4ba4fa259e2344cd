import { paymentMethods } from '@harbour/rules'
import * as v from 'valibot'

const Url = v.pipe(v.string(), v.url(), v.startsWith('http'))
const Ref = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))

/** The entries of a list such as `3101:hkloc01/10,3102:hkloc02/10`, each by its name, none of them twice. */
const entriesOf = (list: string | undefined): string[][] => list?.split(',').map((entry) => entry.split(':')) ?? []
const namesOf = (list: string) => entriesOf(list).map(([name = '']) => name)
const numbersOf = (list: string | undefined) => new Map(entriesOf(list).map(([name = '', number]) => [name, Number(number)]))

type ListRule = { /** An entry, as a pattern. */ entry: string; isWhole?: (names: readonly string[]) => boolean; says: string }
function listOf({ entry, isWhole = () => true, says }: ListRule) {
  const isOnce = (list: string) => new Set(namesOf(list)).size === namesOf(list).length
  const pattern = new RegExp(`^${entry}(,${entry})*$`)
  return v.pipe(
    v.string(),
    v.regex(pattern, says),
    v.check((list) => isOnce(list) && isWhole(namesOf(list)), says),
  )
}

const ways = ['takeaway', 'delivery', 'dineIn']
const online = Object.entries(paymentMethods).flatMap(([method, { paidTo }]) => (paidTo === 'provider' ? [method] : []))
const areAllPaid = (names: readonly string[]) =>
  names.every((name) => name === 'other' || online.includes(name)) &&
  (names.includes('other') || online.every((each) => names.includes(each)))

/** The POS of some shops, Oracle Simphony by its Transaction Services Gen2: all of these or none. */
export const posVariables = {
  /** The addresses of its transaction services and of its login, and the organization that both know. */
  SIMPHONY_URL: v.optional(Url),
  SIMPHONY_AUTH_URL: v.optional(Url),
  SIMPHONY_ORG: v.optional(v.string()),
  /** The account of the machine that signs in there. */
  SIMPHONY_CLIENT_ID: v.optional(v.string()),
  SIMPHONY_USER: v.optional(v.string()),
  SIMPHONY_PASSWORD: v.optional(v.string()),
  /** The shops that have it, each with its location and revenue centre there: `3101:hkloc01/10,3102:hkloc02/10`. */
  SIMPHONY_SHOPS: v.optional(listOf({ entry: String.raw`[\w-]+:[\w.-]+\/\d{1,9}`, says: 'shops such as 3101:hkloc01/10,3102:hkloc02/10' })),
  /** The employee in whose name checks are made. */
  SIMPHONY_EMPLOYEE: v.optional(Ref),
  /** The order types there: `takeaway:1,delivery:2,dineIn:3`. */
  SIMPHONY_ORDER_TYPES: v.optional(
    listOf({
      entry: String.raw`(takeaway|delivery|dineIn):\d{1,9}`,
      isWhole: (names) => names.length === ways.length,
      says: 'all three, such as takeaway:1,delivery:2,dineIn:3',
    }),
  ),
  /** The tenders of what is paid online, by way of paying, and `other` for those that are not named: `card:101,other:109`. */
  SIMPHONY_TENDERS: v.optional(
    listOf({
      entry: String.raw`\w+:\d{1,9}`,
      isWhole: areAllPaid,
      says: 'a tender for each way of paying online, or for other, such as card:101,other:109',
    }),
  ),
  /** The open discount, the open service charge and the open-priced item. */
  SIMPHONY_DISCOUNT: v.optional(Ref),
  SIMPHONY_SERVICE_CHARGE: v.optional(Ref),
  SIMPHONY_OPEN_ITEM: v.optional(Ref),
}

const Environment = v.object(posVariables)
type PosEnvironment = v.InferOutput<typeof Environment>

const names = Object.keys(posVariables) as (keyof PosEnvironment)[] // keys of the object above, typed
/** Says whether all of a POS's settings are given, or none. */
export const posIsWhole = (env: PosEnvironment): boolean => new Set(names.map((name) => env[name] === undefined)).size === 1

/** The POS of some shops; null where there is none. */
export function posOf(env: PosEnvironment) {
  const { SIMPHONY_URL: url, SIMPHONY_AUTH_URL: authUrl, SIMPHONY_ORG: org } = env
  const { SIMPHONY_CLIENT_ID: clientId, SIMPHONY_USER: user, SIMPHONY_PASSWORD: password } = env
  const { SIMPHONY_EMPLOYEE: employee, SIMPHONY_DISCOUNT: discount, SIMPHONY_SERVICE_CHARGE: charge, SIMPHONY_OPEN_ITEM: openItem } = env
  if (!url || !authUrl || !org || !clientId || !user || !password) return null
  if (employee === undefined || discount === undefined || charge === undefined || openItem === undefined) return null
  const [types, tenders] = [numbersOf(env.SIMPHONY_ORDER_TYPES), numbersOf(env.SIMPHONY_TENDERS)]
  const bare = (address: string) => address.replace(/\/$/, '')
  return {
    shops: entriesOf(env.SIMPHONY_SHOPS).map(([storeId = '', place = '']) => {
      const [location = '', revenueCenter] = place.split('/')
      return { storeId, location, revenueCenter: Number(revenueCenter) }
    }),
    simphony: {
      url: bare(url),
      authUrl: bare(authUrl),
      org,
      clientId,
      user,
      password,
      employee,
      discount,
      charge,
      openItem,
      orderTypes: { takeaway: types.get('takeaway') ?? 0, delivery: types.get('delivery') ?? 0, dineIn: types.get('dineIn') ?? 0 },
      tenders: Object.fromEntries(tenders) as Readonly<Record<string, number | undefined>>,
    },
  }
}
