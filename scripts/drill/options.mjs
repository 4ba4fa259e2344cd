import { parseArgs } from 'node:util'

/** @typedef {'failover' | 'restore' | 'upgrade'} Kind Failover breaks parts while guests order; restore brings back a second of yesterday; upgrade puts this version in the place of the last release. */
/** @typedef {{ kind: Kind, rounds: number, breaks: string[], guests: number, phones: number, from: string, keep: boolean }} Options `from`: the version that is upgraded, the last release where it is empty. */

/** The breaks, in the order in which a round makes them. */
export const breakNames = ['primary', 'standby', 'gateway', 'haproxy', 'pool', 'etcd', 'cut', 'full', 'slow', 'outside']

const usage = `npm run drill [-- failover [--break ${breakNames.join(',')}] [--rounds N] [--guests N] [--phones N] [--keep]]
npm run drill -- restore [--guests N] [--keep]
npm run drill -- upgrade [--from COMMIT] [--guests N] [--phones N] [--keep]`

/** The options of the command; what makes no sense ends it with how it is called. @param {string[]} words @returns {Options} */
export function readOptions(words) {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        rounds: { type: 'string' },
        break: { type: 'string' },
        guests: { type: 'string' },
        phones: { type: 'string' },
        from: { type: 'string' },
        keep: { type: 'boolean' },
      },
    })
    const [kind = 'failover', ...more] = positionals
    if ((kind !== 'failover' && kind !== 'restore' && kind !== 'upgrade') || more.length > 0)
      throw new Error(`${positionals.join(' ')} is no drill.`)
    const breaks = values.break?.split(',') ?? breakNames
    const unknown = breaks.find((name) => !breakNames.includes(name))
    if (unknown !== undefined) throw new Error(`${unknown} is no break.`)
    const [rounds, guests, phones] = [count(values.rounds ?? '1', 100), count(values.guests ?? '20', 200), count(values.phones ?? '3', 20)]
    return { kind, breaks, rounds, guests, phones, from: values.from ?? '', keep: values.keep ?? false }
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : 'It cannot be read.'}\n${usage}`)
    process.exit(2)
  }
}

/** @param {string} text @param {number} most */
function count(text, most) {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1 || number > most) throw new Error(`${text} is no whole number from 1 to ${most}.`)
  return number
}
