import { useMay } from '../../../session/rights.ts'

/** Says whether whoever looks at a product may only look: marketing reads the menu, and does not edit it. */
export const useReadOnly = (): boolean => !useMay('catalogue.edit')
