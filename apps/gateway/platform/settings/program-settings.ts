import { exitOnStartupError } from '../startup-error.ts'
import { readSettings, type Settings } from './settings.ts'

/** The settings of this program, by its environment. One that makes no sense ends it with the line that names it, and no stack. */
export function programSettings(): Settings {
  try {
    return readSettings(process.env)
  } catch (error) {
    return exitOnStartupError(error)
  }
}
