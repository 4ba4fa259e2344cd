import type { StaffRight } from '@harbour/rules'
import { useOffice } from '../../api/keys.ts'

/** Says whether whoever is signed in has a right, somewhere: what it opens is decided by the gateway. */
export const useMay = (right: StaffRight): boolean => useOffice(({ session }) => session?.rights.includes(right) ?? false)

/** The rights of whoever is signed in. */
export const useRights = (): readonly StaffRight[] => useOffice(({ session }) => session?.rights) ?? none

const none: readonly StaffRight[] = []
