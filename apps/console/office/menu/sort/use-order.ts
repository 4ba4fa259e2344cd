import { useMutation } from '@tanstack/react-query'
import type { RecordKind } from '../../catalogue/record-types.ts'
import { useSaveOrder } from '../../catalogue/save-record.ts'
import { moved } from './moved.ts'
import { orderWithin } from './order-within.ts'

/** The order of some records among all of their kind: as it is, or as it is being saved. `move` saves another. */
export function useOrder(kind: RecordKind, all: readonly string[], part: readonly string[] = all) {
  const save = useSaveOrder()
  const saved = useMutation({ mutationFn: async (ids: string[]) => save(kind, orderWithin(all, ids)) })
  const order = saved.isPending ? saved.variables : part
  return { order, error: saved.error, isSaving: saved.isPending, move: (from: number, to: number) => saved.mutate(moved(order, from, to)) }
}
