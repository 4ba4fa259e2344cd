import { logLine } from '../../api/client-log.ts'

/** The most lines of a visit: a hostile page must not fill our log. */
const most = 20
let told = 0

/** Tells the log of a message that was not as agreed; never what stood in it. */
export function logBridgeViolation(what: string): void {
  if (++told <= most) logLine('warn', `app bridge: ${what}`)
}
