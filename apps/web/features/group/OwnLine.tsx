import type { GroupLine } from '@harbour/protocol'
import { formatPrice } from '@harbour/rules'
import { CircleAlert } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { Badge } from '../../ui/Badge.tsx'
import { Stepper } from '../../ui/forms/choices/Stepper.tsx'
import { CountedLine } from '../../ui/shop/CountedLine.tsx'

type OwnLineProps = { line: GroupLine; open: boolean; onCount: (num: number) => void }

/** A dish of one's own part; more, fewer or none of it while the group order is open. */
export function OwnLine({ line, open, onCount }: OwnLineProps) {
  return (
    <CountedLine count={line.num} name={line.name} detail={line.choices} amount={formatPrice(line.total)}>
      {line.unavailable && <Unavailable />}
      {open && <Stepper bin name={line.name} value={line.num} onChange={onCount} />}
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
