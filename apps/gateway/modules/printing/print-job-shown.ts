import type { PrintJob } from '@harbour/protocol'
import type { PrintJobRecord } from './store/print-jobs.ts'

/** A job as its shop sees it. */
export const jobShown = ({ repeats: _, ...job }: PrintJobRecord): PrintJob => job

/** A job as the audit keeps it: never with its raster. */
export const jobAudited = ({ jobId, jobNo, kind, copy, again, printerName, state }: PrintJobRecord) => ({
  jobId,
  jobNo,
  kind,
  copy,
  again,
  printerName,
  state,
})

/** The subject of a job in the audit: its order, or the job itself. */
export const subjectOf = ({ orderId, jobId }: Pick<PrintJob, 'orderId' | 'jobId'>): string => orderId ?? jobId
