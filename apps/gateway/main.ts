import cluster from 'node:cluster'
import { createLog } from './platform/log.ts'
import { programSettings } from './platform/settings/program-settings.ts'
import { exitOnStartupError } from './platform/startup-error.ts'
import { serve } from './serve.ts'
import { serveCluster } from './serve-cluster.ts'

const settings = programSettings()
const log = createLog(settings.logLevel)
try {
  await (settings.workers > 1 && cluster.isPrimary ? serveCluster({ settings, log }) : serve({ settings, log }))
} catch (error) {
  exitOnStartupError(error)
}
