import { isIP } from 'node:net'
import * as v from 'valibot'

/** The networks in which the shops' printers may stand, and the sandbox's printer. */
export const printingVariables = {
  /** The networks of the shops' printers, `10.20.0.0/16`, parted by commas; left out, the demo prints on this machine alone, and nobody else anywhere. */
  PRINTER_NETWORKS: v.pipe(
    v.optional(v.string(), ''),
    v.transform((value) => value.split(',').flatMap((network) => network.trim() || [])),
    v.check((networks) => networks.every(isNetwork), 'networks such as 10.20.0.0/16,192.168.7.9'),
  ),
  /** The port of the sandbox's printer, which the demo's shop has; by default 32 ports above ours. */
  PRINTER_PORT: v.optional(v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.maxValue(65_535))),
}

const Environment = v.object({ ...printingVariables, PORT: v.number() })
type PrintingEnvironment = v.InferOutput<typeof Environment>

export function printingOf({ PRINTER_NETWORKS: networks, PRINTER_PORT, PORT }: PrintingEnvironment) {
  return { networks, sandboxPort: PRINTER_PORT ?? PORT + 32 }
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const family = isIP(address)
  if (family === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}
