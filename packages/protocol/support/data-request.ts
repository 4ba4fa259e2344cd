import * as v from 'valibot'
import { Guid, Moment, Text } from '../units.ts'
import { Day } from '../reports/report.ts'
import { DataReason } from './member-export.ts'

/** A member's wish for what is kept of them, or to be forgotten, which they told in another way than in the app: the day that it came, and by which it must be done. */
export const DataRequest = v.object({
  requestId: Guid,
  kind: v.picklist(['export', 'delete']),
  channel: DataReason,
  /** The member, masked; null once they have been forgotten. */
  member: v.nullable(v.object({ userId: Guid, memberNo: Text, name: Text })),
  receivedOn: Day,
  dueOn: Day,
  notedBy: Text,
  endedAt: v.nullable(Moment),
  /** `done` by the export or the deletion, or `closed` without either, such as for a wish that was taken back. */
  end: v.nullable(v.picklist(['done', 'closed'])),
  endedBy: v.nullable(Text),
})
export type DataRequest = v.InferOutput<typeof DataRequest>
