import { commonRefusals } from '@harbour/protocol'
import { databaseOf, onDatabase } from '../../bench/support/database.ts'
import { faultyPath, serveForms, type TriedCall } from './call-form.ts'
import type { Harbour } from './harbour.ts'
import { lastWords, type Finding, type Judged } from './judged.ts'
import { runTool } from './tool.ts'
import { triedCalls } from './tried-calls.ts'

/** One that is not through with a call by then has not judged it. */
const secondsEach = 420

/** Has sqlmap try the texts of the calls that bring them to the database, and a statement that is faulty to see whether it sees that. */
export async function judgeCalls(harbour: Harbour, folder: string): Promise<Judged> {
  const calls = await triedCalls(harbour)
  return onDatabase(databaseOf(harbour.gateway).url, async (client) => {
    const forms = await serveForms(calls, { url: harbour.gateway.url, client })
    const findings: Finding[] = []
    const doubts: string[] = []
    try {
      const control = await attack(`${forms.url}${faultyPath}`, { text: 'harbour' }, folder)
      if (injectable(control) === undefined) doubts.push(`it does not see a statement that is put together: ${lastWords(control)}`)
      for (const { action, texts } of calls) {
        const refused = await refusalOf(`${forms.url}/${action.name}`, texts)
        if (refused !== undefined) doubts.push(`${action.name} does not get as far as the database: ${refused}`)
        const said = await attack(`${forms.url}/${action.name}`, texts, folder)
        const found = injectable(said)
        if (found !== undefined) findings.push({ rule: 'injection', where: action.name, says: found })
        else if (!triedAll(said)) doubts.push(`it was not through with ${action.name}: ${lastWords(said)}`)
      }
    } finally {
      forms.stop()
    }
    const broken = forms.faults.map(({ name, body }): Finding => ({ rule: 'fault', where: name, says: body }))
    const texts = calls.reduce((sum, { texts }: TriedCall) => sum + Object.keys(texts).length, 0)
    return { judge: 'sqlmap', looked: `${texts} texts of ${calls.length} calls`, findings: [...findings, ...broken], doubts }
  })
}

/** The refusal of a call as it is before anything is tried, if it is one that any call may answer with: then its texts were read by nobody. */
async function refusalOf(url: string, texts: Record<string, string>): Promise<string | undefined> {
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(texts) })
  const { code } = (await answer.json()) as { code?: string } // of call-form.ts
  return commonRefusals.find((refusal) => refusal === code)
}

/** One attack, bound: all ways in that sqlmap knows as PostgreSQL would read them, at the third of its five levels. */
async function attack(url: string, texts: Record<string, string>, folder: string): Promise<string> {
  const bounds = ['--dbms', 'PostgreSQL', '--level', '3', '--risk', '2', '--time-sec', '2', '--timeout', '20', '--retries', '1']
  const quiet = ['--batch', '--disable-coloring', '--flush-session', '--skip-waf', '--output-dir', `${folder}/sqlmap`]
  const command = ['sqlmap', '-u', url, '--data', new URLSearchParams(texts).toString(), ...bounds, ...quiet]
  const { output } = await runTool(command, { folder, seconds: secondsEach, env: { HOME: folder } })
  return output
}

/** The parameters that sqlmap has entered by, in its words; nothing where it has not. */
export function injectable(said: string): string | undefined {
  const [, found] = /injection point\(s\)[^\n]*\n---\n([\s\S]*?)\n---/.exec(said) ?? []
  return found?.replaceAll(/\s+/g, ' ')
}

/** True where sqlmap has said of all texts that they let nothing in. */
export const triedAll = (said: string): boolean => said.includes('all tested parameters do not appear to be injectable')
