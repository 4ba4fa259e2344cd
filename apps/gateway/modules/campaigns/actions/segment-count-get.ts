import { segmentCountGet } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { segmentPids } from '../segment-pids.ts'

export const segmentCountGetAction = handle(segmentCountGet, ({ segment, restDays }, call) => {
  const { segments, brand, clock } = call
  return segments.count({ brand, segment, pids: segmentPids(segment, brand, call), restDays, now: clock.now() })
})
