import { useState } from 'react'
import type { OpenDoor } from '../../../entities/address/open-door.ts'
import type { ContactDraft } from '../../../entities/contact/contact.ts'
import type { PhoneVerdict } from '../../../entities/contact/phone.ts'

type GuestFoldInput = {
  /** The order has to name who takes it; not `settled` until its price and the ways of paying are known. */
  needed: boolean
  settled: boolean
  contact: ContactDraft
  phone: PhoneVerdict
  door: OpenDoor | undefined
  /** The server does not take this phone. */
  refused: boolean
}

/**
 * The questions of the confirmation about who takes the order: `known` from before, it is one line; `asked`, where something is missing; `offered`, where nobody
 * need be named; `waiting`, until that is known. What has been open stays open: no field goes away from under whoever fills it in.
 */
export function useGuestFold({ needed, settled, contact, phone, door, refused }: GuestFoldInput) {
  const [unfolded, unfold] = useState<'never' | 'asked' | 'opened'>('never')
  const named = contact.name.trim() !== ''
  const complete = named && !refused && (phone.state === 'good' || phone.state === 'unknown')
  const begun = named || phone.state !== 'empty'
  const lacking = door !== undefined || ((needed || begun) && !complete)
  if (lacking && unfolded === 'never') unfold('asked')
  const notNeeded = settled ? ('offered' as const) : ('waiting' as const)
  const folded = complete ? ('known' as const) : notNeeded
  return {
    state: lacking || unfolded !== 'never' ? ('asked' as const) : folded,
    /** The guest has unfolded it: the focus goes along. */
    opened: unfolded === 'opened',
    open: () => unfold('opened'),
  }
}
