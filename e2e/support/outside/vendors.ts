import { sandboxUrl } from './sandbox-url.ts'

type Fault = { vendor: string; kind: 'broken-after' | 'slow' | 'expired'; times: number; on: ('hold' | 'commit')[] }
type SandboxVoucher = { offer: string; region: 'HK' | 'MO'; owner: string | null; code: string; state: 'free' | 'held' | 'used' }

/** The vendors of vouchers in this world. */
export function vendorsAt(gateway = process.env.HARBOUR_URL) {
  const ask = async (path: string, method = 'GET', body?: object) => {
    const answer = await fetch(sandboxUrl('vouchers', path, gateway), { method, body: body && JSON.stringify(body) })
    if (!answer.ok) throw new Error(`the vendors say ${answer.status} to ${method} ${path}`)
    return answer
  }
  return {
    /** From now on a vendor answers so, a hundred times over. */
    fail: (fault: Omit<Fault, 'times'>) => ask('/faults', 'POST', { ...fault, times: 100 }),

    /** All vendors are well again. */
    heal: () => ask('/faults', 'DELETE'),

    /** The word of a vendor on the one voucher of an offer that somebody has in Hong Kong, by their phone. */
    async voucherOf(phone: string, offer: string): Promise<SandboxVoucher> {
      const all = (await (await ask('/vouchers')).json()) as SandboxVoucher[] // as the sandbox tells them
      const own = all.filter((each) => each.owner?.endsWith(phone) && each.offer === offer && each.region === 'HK')
      if (own.length !== 1 || !own[0]) throw new Error(`${phone} has ${own.length} of ${offer}`)
      return own[0]
    },
  }
}
