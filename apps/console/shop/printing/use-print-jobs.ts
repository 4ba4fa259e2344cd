import { printJobCancel, printJobListGet, printJobRetry, type PrintJob } from '@harbour/protocol'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { isRefused } from '../../api/call-failure.ts'
import { call, query } from '../../api/call.ts'
import { useKeys } from '../../api/keys.ts'
import { useAtWork } from '../shift/tablet-lock.ts'
import { forgetJobId, jobIdOf } from './printing-store.ts'

const askEvery = 10_000
/** While papers wait. */
const askSoon = 3000

/** The last papers of the shop, and how they stand; not asked for behind the lock. */
export function usePrintJobs() {
  const storeId = useKeys(({ tablet }) => tablet?.storeId ?? '')
  return useQuery({
    ...query(printJobListGet, { storeId }),
    enabled: useAtWork(),
    refetchInterval: ({ state: { data } }) =>
      data?.jobs.some(({ state }) => state === 'queued' || state === 'printing') ? askSoon : askEvery,
  })
}

/** Prints papers again, one after the other. */
export function usePrintAgain() {
  const storeId = useKeys(({ tablet }) => tablet?.storeId ?? '')
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (jobs: readonly PrintJob[]) => {
      for (const job of jobs) await printAgain(storeId, job)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [printJobListGet.name] }),
  })
}

/** A paper whose dots the gateway no longer has is drawn anew, if it is an order's. */
async function printAgain(storeId: string, { jobId, orderId, copy, kind }: PrintJob): Promise<void> {
  const name = `again.${jobId}`
  try {
    await call(printJobRetry, { storeId, jobId, newJobId: jobIdOf(name) })
  } catch (cause) {
    if (!isRefused(cause, 'PRINT_JOB_ERASED') || orderId === null || kind !== 'ticket') throw cause
    const { printAnew } = await import('./print-ticket.ts')
    await printAnew(orderId, copy)
  }
  forgetJobId(name)
}

/** Takes a paper that waits, or has failed, out of the queue. */
export function useCancelJob() {
  const storeId = useKeys(({ tablet }) => tablet?.storeId ?? '')
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ jobId }: PrintJob) => call(printJobCancel, { storeId, jobId }),
    onSettled: () => queries.invalidateQueries({ queryKey: [printJobListGet.name] }),
  })
}
