import { addressDelete, addressGet, addressSave, type SavedAddress as GatewayAddress } from '@harbour/protocol'
import { call } from '../../api/call.ts'
import { keepAddresses, onAddresses, savedAddresses, type SavedAddress } from './saved-addresses.ts'
import { sameDoor } from '../location/order-location.ts'
import { isMember, useSession } from '../../api/session.ts'

const quietly = { background: true, handles: 'all' } as const
let close: (() => void) | undefined
let writing = false

/**
 * A member's addresses are kept by the gateway. Those of this device join them, then the device shows what the gateway keeps, and from
 * there each change is told to it. What could not be told is told when the app next begins. What comes after the member has left is nobody's here.
 */
export async function openAddressBook(): Promise<void> {
  close?.()
  const whose = whoIsHere()
  const { addresses } = await call(addressGet, {}, quietly)
  if (whoIsHere() !== whose) return
  const known = addresses.map(fromGateway)
  const strangers = savedAddresses().filter((mine) => !mine.kept && !known.some((each) => sameDoor(each.address, mine.address)))
  const joined = await Promise.all(strangers.map((each) => save({ ...each, isDefault: each.isDefault && known.length === 0 })))
  if (whoIsHere() !== whose) return
  write([...known, ...joined])
  close = onAddresses((now, before) => void tell(now, before))
}

const whoIsHere = () => useSession.getState().user?.userId

/** Writes to the device what the gateway has said: no news for the gateway. */
function write(addresses: SavedAddress[]) {
  writing = true
  keepAddresses(addresses)
  writing = false
}

async function tell(now: SavedAddress[], before: SavedAddress[]) {
  // A guest who leaves this device takes nothing back from the gateway.
  if (writing || !isMember(useSession.getState().user)) return
  const knew = (one: SavedAddress) => before.some(({ addressCode }) => addressCode === one.addressCode)
  for (const gone of before.filter((each) => !now.some(({ addressCode }) => addressCode === each.addressCode)))
    await call(addressDelete, { addressId: gone.addressCode }, quietly).catch(() => undefined)
  for (const each of now.filter((one) => !before.includes(one))) {
    const { addressCode, kept } = await save(each, knew(each) ? each.addressCode : undefined)
    write(savedAddresses().map((other) => (other.addressCode === each.addressCode ? { ...other, addressCode, kept } : other)))
  }
}

/** Tells the gateway of an address; gives it as it is kept there, or as it was where it could not be told. */
async function save(mine: SavedAddress, addressId?: string): Promise<SavedAddress> {
  const { address, contact, tag, isDefault } = mine
  const known =
    contact.name && contact.phone ? { contact: { name: contact.name, phone: contact.phone, titlesCode: contact.title || undefined } } : {}
  const content = { addressId, addressCode: tag, label: '', isDefault, destination: address, ...known }
  return call(addressSave, content, quietly).then(
    (kept) => ({ ...fromGateway(kept), contact }),
    () => ({ ...mine, kept: false }),
  )
}

function fromGateway({ addressId, addressCode, label: _label, isDefault, contact, ...address }: GatewayAddress): SavedAddress {
  const who = { title: contact?.titlesCode ?? '', name: contact?.name ?? '', phone: contact?.phone ?? '' }
  return { addressCode: addressId, address, tag: addressCode, isDefault, contact: who, kept: true }
}
