import { groupLineSave, type GroupLine, type GroupOrder } from '@harbour/protocol'
import { useRef, useState } from 'react'
import { call } from '../../api/call.ts'
import { useSending } from '../../api/use-sending.ts'

type LineCountInput = { token: string; line: Pick<GroupLine, 'lineId' | 'num'>; onGroup: (group: GroupOrder) => void }

/**
 * The number of a line in a group order, and the way to change it: one call after another, and of what is tapped while one is under way the last counts. `num` is what was
 * tapped, until the answer says otherwise.
 */
export function useLineCount({ token, line: { lineId, num }, onGroup }: LineCountInput) {
  const next = useRef<number>(undefined)
  const [tapped, setTapped] = useState<number>()
  const { busy, failed, send } = useSending(async () => {
    try {
      while (next.current !== undefined) {
        const wanted = next.current
        next.current = undefined
        onGroup(await call(groupLineSave, { token, lineId, num: wanted }, { handles: 'all' }))
      }
    } finally {
      next.current = undefined
      setTapped(undefined)
    }
  })
  const change = (wanted: number) => {
    next.current = wanted
    setTapped(wanted)
    send()
  }
  return { num: tapped ?? num, busy, failed, change }
}
