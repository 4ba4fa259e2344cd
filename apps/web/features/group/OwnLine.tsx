import type { GroupLine, GroupOrder } from '@harbour/protocol'
import { formatPrice } from '@harbour/rules'
import { CircleAlert } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { Badge } from '../../ui/Badge.tsx'
import { Stepper } from '../../ui/forms/choices/Stepper.tsx'
import { CountedLine } from '../../ui/shop/CountedLine.tsx'
import { useLineCount } from './use-line-count.ts'

type OwnLineProps = { token: string; line: GroupLine; open: boolean; onGroup: (group: GroupOrder) => void }

/** A dish of one's own part; more, fewer or none of it while the group order is open. */
export function OwnLine({ token, line, open, onGroup }: OwnLineProps) {
  const { num, failed, change } = useLineCount({ token, line, onGroup })
  return (
    <CountedLine count={line.num} name={line.name} detail={line.choices} amount={formatPrice(line.total)}>
      {line.unavailable && <Unavailable />}
      {open && <Stepper bin name={line.name} value={num} onChange={change} />}
      <span role="status">{failed && <span className="small gor__failed">{failed}</span>}</span>
    </CountedLine>
  )
}

export function Unavailable() {
  return (
    <Badge tone="warn" icon={CircleAlert}>
      {m.group_unavailable()}
    </Badge>
  )
}
