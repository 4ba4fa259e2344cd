import type { StaffRight } from '@harbour/rules'
import { pagesOf, useOffice } from '../../api/keys.ts'

/** Says whether whoever is signed in has a right, somewhere: what it opens is decided by the gateway. */
export const useMay = (right: StaffRight): boolean => useOffice((office) => pagesOf(office)?.rights.includes(right) ?? false)

/** The rights of whoever is signed in. */
export const useRights = (): readonly StaffRight[] => useOffice((office) => pagesOf(office)?.rights) ?? none

const none: readonly StaffRight[] = []
