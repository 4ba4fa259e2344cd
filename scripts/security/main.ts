import { keep, print } from '../drill/results.mjs'
import { securityTitle } from '../../bench/support/results.ts'
import { accepted } from './accepted.ts'
import { judgeCalls } from './calls.ts'
import { judgeDependencies } from './dependencies.ts'
import { startHarbour, type Harbour } from './harbour.ts'
import { judgeHeaders } from './headers.ts'
import type { Judged } from './judged.ts'
import { judgeNames } from './options.mjs'
import { judgePages } from './pages.ts'
import { judgePolicies } from './policies.ts'
import { judgeTls } from './tls.ts'
import { verdict } from './verdict.ts'

type Given = { judges: readonly string[]; folder: string; npm?: { audit: string; signatures: string } }

const about =
  'Scanners that others have made, over a Harbour with the demo chain behind the Caddy of `deploy/`: each with the findings that are not accepted, then those that are, with the reason (`scripts/security/accepted.ts`). Scanners have a verdict only where they find a fault that was put there for them.'

const given = JSON.parse(process.argv[2] ?? '{}') as Given // of scripts/security.mjs
const begun = new Date()
// Told to stop, or left alone by whoever started us: all else in here ends with us.
process.on('SIGTERM', () => process.exit(143))
process.stdin.on('end', () => process.exit(130)).resume()

const judges: Record<string, (harbour: Harbour, folder: string) => Promise<Judged | Judged[]>> = {
  headers: judgeHeaders,
  policies: judgePolicies,
  pages: judgePages,
  calls: judgeCalls,
  tls: judgeTls,
  dependencies: async () => judgeDependencies(given.npm ?? { audit: '', signatures: '' }),
}

try {
  const harbour = await startHarbour(given.folder)
  const judged: Judged[] = []
  for (const name of given.judges) {
    console.log(`Judging ${name}…`)
    judged.push(...[await judges[name]?.(harbour, given.folder)].flat().filter((one) => one !== undefined))
  }
  const { lines, good } = verdict(judged, accepted)
  print(lines)
  if (given.judges.length === judgeNames.length) keep({ title: securityTitle, about, command: 'npm run security', lines, begun })
  await harbour.stop()
  process.exit(good ? 0 : 1)
} catch (error) {
  console.error(error instanceof Error ? error.message : error, `\nWhat was kept is in ${given.folder}.`)
  process.exit(1)
}
