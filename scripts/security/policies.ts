import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Harbour } from './harbour.ts'
import type { Finding, Judged } from './judged.ts'
import { places } from './places.ts'

/** As much of Google's evaluator as is asked for; it is installed by the first who judges with it. Its severities go from 10, the worst, to 100. */
type PolicyFinding = { type: number; description: string; severity: number; directive: string; value?: string }
type Evaluator = {
  CspEvaluator: new (csp: object) => { evaluate: () => PolicyFinding[] }
}
type Parser = { CspParser: new (text: string) => { csp: object } }

/** The least severe that is a finding: a medium one that may be one. Beyond it are remarks. */
const leastSevere = 50
const faulty = `script-src 'self' 'unsafe-inline' https:`

/** Has the content security policy of each place judged by Google's CSP Evaluator; the same policy counts once, at the first place that has it. */
export async function judgePolicies({ ask }: Pick<Harbour, 'ask'>): Promise<Judged> {
  const { resolve } = createRequire(join(import.meta.dirname, 'csp-evaluator/package.json'))
  const load = async <Module>(file: string) => ((await import(resolve(`csp_evaluator/dist/${file}.js`))) as { default: Module }).default // as it says
  const [{ CspEvaluator }, { CspParser }] = [await load<Evaluator>('evaluator'), await load<Parser>('parser')]
  const evaluate = (policy: string) =>
    new CspEvaluator(new CspParser(policy).csp).evaluate().filter(({ severity }) => severity <= leastSevere)
  const first = new Map<string, string>()
  for (const place of places) {
    const policy = String((await ask(place.url, place)).headers['content-security-policy'] ?? '')
    if (policy !== '' && !first.has(policy)) first.set(policy, new URL(place.url).pathname)
  }
  const findings = [...first].flatMap(([policy, where]): Finding[] =>
    evaluate(policy).map(({ directive, value = '', description }) => ({ rule: `${directive} ${value}`.trim(), where, says: description })),
  )
  return {
    judge: 'policies',
    looked: `${first.size} different policies`,
    findings,
    doubts: evaluate(faulty).length > 0 ? [] : ['it sees nothing in a policy that allows everything'],
  }
}
