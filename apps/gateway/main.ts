import cluster from 'node:cluster'
import { createLog } from './platform/log.ts'
import { readSettings, type Settings } from './platform/settings/settings.ts'
import { exitOnStartupError } from './platform/startup-error.ts'
import { serve } from './serve.ts'
import { serveCluster } from './serve-cluster.ts'

const settings = settingsHere()
const log = createLog(settings.logLevel)
try {
  await (settings.workers > 1 && cluster.isPrimary ? serveCluster({ settings, log }) : serve({ settings, log }))
} catch (error) {
  exitOnStartupError(error)
}

function settingsHere(): Settings {
  try {
    return readSettings(process.env)
  } catch (error) {
    return exitOnStartupError(error)
  }
}
