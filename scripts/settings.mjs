import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from './root.mjs'

/** @typedef {{ port: number, host: string, dataDir: string, databaseUrl: string | undefined }} Settings */

/**
 * The settings of the two commands, from the environment; what makes no sense is said in one sentence.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Settings}
 */
export function readSettings(env) {
  const port = Number(env.PORT || 3000)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new SettingError(`PORT is ${env.PORT}; it must be a whole number from 1 to 65535.`)
  const databaseUrl = env.DATABASE_URL || undefined
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl))
    throw new SettingError('DATABASE_URL must begin with postgres://; leave it out for a database of our own.')
  return { port, host: env.HOST || '127.0.0.1', dataDir: resolve(root, env.DATA_DIR || 'var'), databaseUrl }
}

export class SettingError extends Error {}

/** The settings of this process: the environment, and `.env` for what is not in it. One that makes no sense ends it with a sentence. */
export function settingsHere() {
  const file = join(root, '.env')
  if (existsSync(file)) process.loadEnvFile?.(file)
  try {
    return readSettings(process.env)
  } catch (error) {
    if (!(error instanceof SettingError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
