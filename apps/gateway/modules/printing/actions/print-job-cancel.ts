import { printJobCancel } from '@harbour/protocol'
import { refuse } from '../../../platform/handle.ts'
import { namedShop } from '../../catalogue/shop-overlay.ts'
import { handle } from '../deps.ts'
import { jobAudited, jobShown, subjectOf } from '../print-job-shown.ts'

export const printJobCancelAction = handle(printJobCancel, ({ storeId, jobId }, call) =>
  call.db.transaction(async (rows) => {
    const { printJobs, audit, clock } = call
    const job = await printJobs.lock(rows, { storeId, jobId })
    if (!job) throw refuse(printJobCancel, 'PRINT_JOB_UNKNOWN')
    if (job.state === 'cancelled') return { job: jobShown(job) }
    if (job.state === 'printing' || job.state === 'printed') throw refuse(printJobCancel, 'PRINT_JOB_SENT')
    const now = clock.now()
    await printJobs.cancel(rows, job.jobNo, now)
    const done = { ...job, state: 'cancelled' as const, endedAt: now }
    const shop = namedShop(storeId, call.catalogue)
    const change = { before: jobAudited(job), after: jobAudited(done) }
    await audit.write(rows, { action: printJobCancel.name, subject: subjectOf(job), shop, ...change }, call)
    return { job: jobShown(done) }
  }),
)
