import { useEffect } from 'react'
import { endHosting, useHosting } from '../../entities/group/group-visit.ts'

/** A group order that has been ordered is over for its host: from then on another can be begun. */
export function useHostingEnd(token: string, isOrdered: boolean) {
  const hosting = useHosting()
  // The store is outside React.
  useEffect(() => {
    if (isOrdered && hosting === token) endHosting()
  }, [isOrdered, hosting, token])
}
