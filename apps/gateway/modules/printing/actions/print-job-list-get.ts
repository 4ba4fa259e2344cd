import { printJobListGet } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { jobShown } from '../print-job-shown.ts'

export const printJobListGetAction = handle(printJobListGet, async ({ storeId }, { db, printJobs, clock }) => ({
  jobs: (await printJobs.list(db.rows, storeId, clock.now())).map(jobShown),
}))
