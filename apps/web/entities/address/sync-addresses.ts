import { useLocationStore } from '../location/order-location.ts'
import { isMember, useSession } from '../../api/session.ts'

/**
 * The addresses of this device, as far as somebody has given it any: after a change of language they are named in the new one (spec 4.1), and
 * whoever is a member here has theirs on it, and its own with the account (spec 6.2). What cannot be asked now is asked when the app next begins.
 */
export function syncAddresses() {
  if (keepsAny()) void import('./translate-addresses.ts').then(({ translateAddresses }) => translateAddresses()).catch(() => undefined)
  let before: string | undefined
  const look = () => {
    const { user } = useSession.getState()
    const member = isMember(user) ? user?.userId : undefined
    if (member && member !== before) void open().catch(() => undefined)
    before = member
  }
  look()
  useSession.subscribe(look)
}

function keepsAny(): boolean {
  if (Object.values(useLocationStore.getState().byBrand).some(({ address }) => address)) return true
  try {
    return ['addresses', 'recent-places'].some((key) => localStorage.getItem(key) !== null)
  } catch {
    return false // a browser that keeps nothing
  }
}

async function open() {
  await (await import('./address-book.ts')).openAddressBook()
  await (await import('./translate-addresses.ts')).translateAddresses()
}
