import { printFELogger } from '@harbour/protocol'
import { handle } from '../deps.ts'

/** The web app's own log lines, among ours. They are bounded in length, and the web app keeps guests out of them. */
export const printFELoggerAction = handle(printFELogger, ({ logLevel, content }, { log }) => {
  log[logLevel]({ web: content })
  return null
})
