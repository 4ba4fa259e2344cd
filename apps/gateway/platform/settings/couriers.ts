import * as v from 'valibot'

/** The courier company that a shop without a rider at hand may call, and the sandbox's. */
export const courierVariables = {
  /** Lalamove's key and secret, both or none; left out there are no couriers, and in the demo the sandbox's. */
  LALAMOVE_API_KEY: v.optional(v.pipe(v.string(), v.regex(/^pk_\w+$/))),
  LALAMOVE_API_SECRET: v.optional(v.pipe(v.string(), v.minLength(16))),
  LALAMOVE_API_URL: v.optional(v.pipe(v.string(), v.url(), v.startsWith('http')), 'https://rest.lalamove.com'),
  /** The markets in which the chain has an account there, HK, MO or both, parted by a comma. */
  LALAMOVE_MARKETS: v.optional(v.pipe(v.string(), v.regex(/^(HK|MO)(,(HK|MO))?$/)), 'HK'),
  /** The service that is booked, as Lalamove names it. */
  LALAMOVE_SERVICE: v.optional(v.pipe(v.string(), v.regex(/^[A-Z][A-Z\d_]*$/)), 'MOTORCYCLE'),
  /** The port of the sandbox's courier company; by default 33 ports above ours. */
  COURIERS_PORT: v.optional(v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.maxValue(65_535))),
}

const Environment = v.object(courierVariables)
type CourierEnvironment = v.InferOutput<typeof Environment> & {
  PORT: number
  MODE: string
  SEED?: string | undefined
  DATABASE_URL?: string | undefined
}

/** Lalamove is given both, or nothing. */
export function couriersAreWhole({ LALAMOVE_API_KEY, LALAMOVE_API_SECRET }: v.InferOutput<typeof Environment>): boolean {
  return (LALAMOVE_API_KEY === undefined) === (LALAMOVE_API_SECRET === undefined)
}

/** Lalamove where its keys are set, the sandbox's in a demo, else none. */
export function couriersOf(env: CourierEnvironment) {
  const { LALAMOVE_API_KEY: key, LALAMOVE_API_SECRET: secret, LALAMOVE_MARKETS, LALAMOVE_SERVICE: service } = env
  const markets = LALAMOVE_MARKETS.split(',') as ('HK' | 'MO')[] // as the setting's own pattern says
  const url = env.LALAMOVE_API_URL.replace(/\/$/, '')
  if (key !== undefined && secret !== undefined) return { lalamove: { key, secret, url, markets, service } }
  const isDemo = env.MODE === 'demo' && (env.SEED === 'demo' || (env.SEED === undefined && env.DATABASE_URL === undefined))
  if (!isDemo) return { lalamove: null }
  const sandbox = `http://127.0.0.1:${env.COURIERS_PORT ?? env.PORT + 33}`
  return {
    lalamove: { key: 'pk_sandbox_harbour', secret: 'sk_sandbox_harbour', url: sandbox, markets: ['HK', 'MO'] as ('HK' | 'MO')[], service },
  }
}
