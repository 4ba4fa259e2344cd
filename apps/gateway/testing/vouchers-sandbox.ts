import { noon } from './gateway.ts'
import { startSandbox } from './sandbox-process.ts'

export type SandboxVendor = 'candao' | 'storellect' | 'yuu' | 'mezzofy'
export type SandboxOperation = 'list' | 'check' | 'hold' | 'commit' | 'release' | 'reverse'
/** The faults of the next requests: apps/sandbox/vouchers/faults.ts says what each kind is. */
export type SandboxFault = { vendor: SandboxVendor; kind: string; times?: number; on?: SandboxOperation[]; ms?: number }
/** A voucher as the sandbox itself sees it, under our code. */
export type SandboxVoucher = {
  vendor: SandboxVendor
  code: string
  owner: string | null
  state: 'free' | 'held' | 'used'
  key: string | null
  ended: boolean
}
type Wanted = { offer: string; owner?: string; code?: string; region?: 'HK' | 'MO'; endsIn?: number }

export type VoucherSandbox = Awaited<ReturnType<typeof startVoucherSandbox>>

/** The letters before each vendor's codes in our words; the sandbox has its vendors' own. */
const letters: Record<SandboxVendor, string> = { candao: 'CD-', storellect: 'SL-', yuu: 'YU-', mezzofy: 'MZ-' }
const ours = (voucher: SandboxVoucher) => ({ ...voucher, code: `${letters[voucher.vendor]}${voucher.code}` })

/** The vendors of vouchers of the outside world, in a process of their own that starts at noon; `url` is what VOUCHER_URL asks for. */
export async function startVoucherSandbox() {
  const { child, line: url } = await startSandbox('vouchers', { CLOCK: new Date(noon).toISOString() })
  const post = async (path: string, body: unknown) => {
    const answer = await fetch(`${url}${path}`, { method: 'POST', body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`the sandbox does not take ${JSON.stringify(body)}`)
    return answer
  }
  return {
    url,
    suffer: async (...faults: SandboxFault[]) => void (await post('/faults', faults)),
    /** The count of requests that a fault keeps waiting. */
    late: async () => ((await (await fetch(`${url}/faults`)).json()) as { late: number }).late, // as the sandbox tells it
    calm: async () => void (await fetch(`${url}/faults`, { method: 'DELETE' })),
    /** Issues a voucher; `code` is its vendor's own, without our letters. */
    issue: async (wanted: Wanted) => ours((await (await post('/vouchers', wanted)).json()) as SandboxVoucher), // as the sandbox tells it
    vouchers: async () => ((await (await fetch(`${url}/vouchers`)).json()) as SandboxVoucher[]).map(ours), // as the sandbox tells them
    /** Somebody logs in to the partner's own app, and gets the key that it hands to pages inside it. */
    partnerLogin: async (phone: string) => (await (await post('/yuu/app/login', { phone })).json()) as { guestKey: string; token: string }, // as the sandbox tells it
    /** The token with which the partner's app opens us, or one that something is wrong with: apps/sandbox/vouchers/yuu-tokens.ts says what. */
    partnerToken: async (phone: string, kind = 'good') =>
      ((await (await post('/yuu/app/token', { phone, kind })).json()) as { idtoken: string }).idtoken, // as the sandbox tells it
    /** The partner signs with a new key; with `replace` it also takes back those before. */
    partnerKeys: async (turn: 'rotate' | 'replace') => void (await post(`/yuu/app/${turn}`, {})),
    partnerLogout: async (phone: string) => void (await post('/yuu/app/logout', { phone })),
    stop: () => void child.kill(),
  }
}
