import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The folder of the checkout, wherever a script is called from. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '')

/** True for the script that was called, false for one that another imported. @param {string} url */
export const called = (url) => process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(url)
