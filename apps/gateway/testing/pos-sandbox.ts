import { noon } from './gateway.ts'
import { startSandbox } from './sandbox-process.ts'

/** The faults of the sandbox's POS: apps/sandbox/pos/pos.ts says what each is. */
export type PosFault = 'none' | 'silent' | 'lost' | 'down' | 'refuses' | 'other-total' | 'no-sign-in'
type PosWorld = { fault?: PosFault; later?: number; endTokens?: boolean; location?: string }
/** A check as the POS itself has it, in dollars. */
export type SandboxCheck = {
  ref: string
  number: number
  state: 'open' | 'closed' | 'voided'
  total: number
  header: { checkName: string; locRef: string; rvcRef: number; orderTypeRef: number; checkEmployeeRef: number; informationLines: string[] }
  menuItems: { menuItemId: number; quantity: number; unitPrice: number; referenceText: string }[]
  discounts: { discountId: number; total: number }[]
  serviceCharges: { serviceChargeId: number; total: number; referenceText: string }[]
  tenders: { tenderId: number; total: number }[]
}

/** The settings by which a gateway knows the sandbox's POS, at its address. */
export const posSettings = (url: string) => ({
  SIMPHONY_URL: url,
  SIMPHONY_AUTH_URL: url,
  SIMPHONY_ORG: 'harbour',
  SIMPHONY_CLIENT_ID: 'sandbox-client',
  SIMPHONY_USER: 'sandbox-user',
  SIMPHONY_PASSWORD: 'sandbox-password',
  SIMPHONY_SHOPS: '3101:hkloc01/10,3102:hkloc02/10',
  SIMPHONY_EMPLOYEE: '90001',
  SIMPHONY_ORDER_TYPES: 'takeaway:1,delivery:2,dineIn:3',
  SIMPHONY_TENDERS: 'card:101,alipay:102,other:109',
  SIMPHONY_DISCOUNT: '501',
  SIMPHONY_SERVICE_CHARGE: '601',
  SIMPHONY_OPEN_ITEM: '9001',
})

/** The POS of the outside world, in a process of its own that starts at noon. */
export async function startPosSandbox() {
  const { child, line: url } = await startSandbox('pos', { CLOCK: new Date(noon).toISOString() })
  const change = async (world: PosWorld) => {
    const { status } = await fetch(`${url}/world`, { method: 'PUT', body: JSON.stringify(world) })
    if (status !== 204) throw new Error(`the sandbox does not take ${JSON.stringify(world)}`)
  }
  return {
    url,
    /** Has it fail in this way, at one location alone or at all. */
    suffer: (fault: PosFault, location = '') => change({ fault, location }),
    /** So many minutes later, by its clock. */
    later: (minutes: number) => change({ later: minutes }),
    endTokens: () => change({ endTokens: true }),
    /** Its checks, the newest first. */
    checks: async () => (await (await fetch(`${url}/checks`)).json()) as SandboxCheck[], // as it tells them
    stop: () => void child.kill(),
  }
}
