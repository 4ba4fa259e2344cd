import * as v from 'valibot'

/** The place where a gateway runs: whether guests pay there, and who stands beside it. */
export const deploymentVariables = {
  /** `production` refuses whatever is fit for a demo alone: sandboxes, a moved clock, known secrets, plain http. */
  MODE: v.optional(v.picklist(['demo', 'production']), 'demo'),
  /** The same database without a pool between, where DATABASE_URL leads through PgBouncer: notices of other processes are heard there. */
  DATABASE_LISTEN_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//))),
  /** A standby of the same database, which reports are read from; and the seconds that it may be late, beyond which they are read from the primary. */
  DATABASE_READ_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//))),
  DATABASE_READ_LAG: v.pipe(v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/)), '60'), v.transform(Number), v.maxValue(3600)),
  /** The role that owns the tables, as `npm run migrate` signs in; without a pool between. */
  MIGRATE_DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//))),
  /** The seconds from SIGTERM, during which /readyz says 503 and calls are still answered, until streams are sent elsewhere and the port is closed. */
  DRAIN_SECONDS: v.pipe(v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}$/)), '0'), v.transform(Number), v.maxValue(600)),
  /** The count of calls against a flood: each `process` has its own, or all of them one in the `database`. */
  RATE_LIMITS: v.optional(v.picklist(['process', 'database']), 'process'),
  /** `off`: answers calls and does nothing by itself, where another gateway on the same database does. */
  BACKGROUND_WORK: v.optional(v.picklist(['on', 'off']), 'on'),
}

const Environment = v.object({ ...deploymentVariables, DATABASE_URL: v.optional(v.string()) })
type DeploymentEnvironment = v.InferOutput<typeof Environment>

/** The place where the gateway runs. `listenUrl` and `migrateUrl` are the database's own address where no other is named; undefined, it is the embedded one's. */
export function deploymentOf(env: DeploymentEnvironment) {
  const listenUrl = env.DATABASE_LISTEN_URL ?? env.DATABASE_URL
  return {
    mode: env.MODE,
    listenUrl,
    migrateUrl: env.MIGRATE_DATABASE_URL ?? listenUrl,
    readReplica: env.DATABASE_READ_URL === undefined ? null : { url: env.DATABASE_READ_URL, mostLag: env.DATABASE_READ_LAG * 1000 },
    drainSeconds: env.DRAIN_SECONDS,
    rateLimits: env.RATE_LIMITS,
    backgroundWork: env.BACKGROUND_WORK === 'on',
  }
}

/** The address at which the database is brought up to date: the owner's, else the one that has no pool between, else the gateway's; undefined, it is the embedded one. */
export function migrationUrlOf(env: Record<string, string | undefined>): string | undefined {
  return [env.MIGRATE_DATABASE_URL, env.DATABASE_LISTEN_URL, env.DATABASE_URL].find(Boolean)
}
