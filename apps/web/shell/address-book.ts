import { useEffect } from 'react'
import { isMember, useSession } from '../stores/session.ts'

/** Whoever is a member here has their addresses on this device, and the device's own with the account (spec 6.2). */
export function useAddressBook() {
  const member = useSession(({ user }) => (isMember(user) ? user?.userId : undefined))
  // The gateway keeps the addresses; what cannot be fetched now is fetched when the app next begins.
  useEffect(() => {
    if (member) void open().catch(() => undefined)
  }, [member])
}

const open = async () => (await import('../stores/address-book.ts')).openAddressBook()
