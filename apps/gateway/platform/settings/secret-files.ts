import { readFileSync } from 'node:fs'
import { StartupError } from '../startup-error.ts'

/** The settings that let somebody in somewhere: each may lie in a file that its name with `_FILE` behind it leads to, as container platforms hand out secrets. */
export const secretNames = [
  'DATABASE_URL',
  'DATABASE_LISTEN_URL',
  'DATABASE_READ_URL',
  'MIGRATE_DATABASE_URL',
  'METRICS_TOKEN',
  'TRACES_TOKEN',
  'SENTRY_DSN',
  'PUSH_PRIVATE_KEY',
  'SMS_TOKEN',
  'SMTP_URL',
  'GEOCODER_KEY',
  'BOT_CHECK_SECRET',
  'CANDAO_SECRET',
  'STORELLECT_SECRET',
  'YUU_SECRET',
  'MEZZOFY_KEY',
  'MEZZOFY_SECRET',
  'MEZZOFY_MERCHANT',
  'PAY_SANDBOX_KEY',
  'PAY_SANDBOX_HOOK_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_HOOK_SECRET',
  'AIRWALLEX_API_KEY',
  'AIRWALLEX_HOOK_SECRET',
  'ANTOM_PRIVATE_KEY',
  'ANTOM_PUBLIC_KEY',
  'LALAMOVE_API_KEY',
  'LALAMOVE_API_SECRET',
  'SIMPHONY_PASSWORD',
  'STAFF_OIDC_CLIENT_SECRET',
  'PICTURE_STORE_KEY',
  'PICTURE_STORE_SECRET',
] as const

type Environment = Record<string, string | undefined>

/**
 * The environment with the secrets that files hold put in their places, without the line's end. Refuses by name a file that cannot be read or is empty, and a
 * secret that is given twice. A `_FILE` that is set to nothing counts as left out.
 */
export function withSecretFiles(environment: Environment): Environment {
  const found = secretNames.flatMap((name) => {
    const path = environment[`${name}_FILE`]
    return path ? [[name, secretOf(name, path, environment)] as const] : []
  })
  return { ...environment, ...Object.fromEntries(found) }
}

function secretOf(name: string, path: string, environment: Environment): string {
  if (environment[name]) throw new StartupError(`${name}_FILE: ${name} is set as well; leave out one of the two`)
  const secret = readSecret(name, path).replace(/\r?\n$/, '')
  if (secret === '') throw new StartupError(`${name}_FILE: ${path} is empty`)
  return secret
}

function readSecret(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException // Node’s own errors carry a code
    throw new StartupError(`${name}_FILE: ${path} cannot be read (${code})`, { cause })
  }
}
