import { missed, type Judged } from './judged.ts'

type Advisory = { name: string; severity: string; via: (string | { title: string })[] }

/** npm's judgement of the packages, by what it said: faults that are known, and signatures. It is asked before the judges come into a network of their own. */
export function judgeDependencies({ audit, signatures }: { audit: string; signatures: string }): Judged[] {
  return [auditOf(audit), signaturesOf(signatures)]
}

function auditOf(said: string): Judged {
  const judge = 'npm audit'
  const { vulnerabilities, message } = read<{ vulnerabilities?: Record<string, Advisory>; message?: string }>(said)
  if (!vulnerabilities) return missed(judge, message === undefined ? reasonIn(said) : withoutAddress(message))
  const findings = Object.values(vulnerabilities).map(({ name, severity, via }) => ({
    rule: name,
    where: 'package-lock.json',
    says: `${severity}: ${via.map((one) => (typeof one === 'string' ? one : one.title)).join('; ')}`,
  }))
  return { judge, looked: 'faults that are known of the packages in package-lock.json', findings, doubts: [] }
}

function signaturesOf(said: string): Judged {
  const judge = 'npm audit signatures'
  type Unsigned = { name: string; version: string }
  const { invalid, missing } = read<{ invalid?: Unsigned[]; missing?: Unsigned[] }>(said)
  if (!invalid || !missing) return missed(judge, reasonIn(said))
  const findings = [
    ...invalid.map(({ name, version }) => ({ rule: `${name}@${version}`, where: 'node_modules', says: 'its signature is another’s' })),
    ...missing.map(({ name, version }) => ({ rule: `${name}@${version}`, where: 'node_modules', says: 'it has no signature' })),
  ]
  return { judge, looked: 'signatures of the packages that are installed', findings, doubts: [] }
}

/** The JSON in what npm says, which may stand behind warnings; nothing where there is none. */
function read<Shape extends object>(said: string): Partial<Shape> {
  try {
    return JSON.parse(said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1)) as Shape // npm's own words
  } catch {
    return {}
  }
}

const withoutAddress = (message: string) => message.replace(/ - [A-Z]+ https?:.*/s, '')

/** npm's reason, without the addresses that it asked. */
const reasonIn = (said: string) => /npm error (?:code )?(E[A-Z]+)/.exec(said)?.[1] ?? 'it has said nothing that can be read'
