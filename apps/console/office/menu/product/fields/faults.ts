import { createContext, useContext } from 'react'
import { faultWords } from '../fault-words.ts'
import type { ProductFault } from '../product-faults.ts'

/** The faults of the product that is edited, in words, by the path of their field. */
export type Faults = ReadonlyMap<string, string>

export const FaultsContext = createContext<Faults>(new Map())

/** The fault of a field, in words. */
export const useFault = (field: string): string | undefined => useContext(FaultsContext).get(field)

/** The number of faults at or under a path. */
export function useFaultsUnder(path: string): number {
  const faults = useContext(FaultsContext)
  return [...faults.keys()].filter((field) => field === path || field.startsWith(`${path}.`)).length
}

/** Faults by their fields; of two at one field the first is said. */
export function faultMap(own: readonly ProductFault[], refused: readonly { field: string; fault: string }[]): Faults {
  const said = [
    ...refused.map(({ field, fault }) => [field, fault] as const),
    ...own.map(({ field, fault }) => [field, faultWords(fault)] as const),
  ]
  return new Map(said)
}
