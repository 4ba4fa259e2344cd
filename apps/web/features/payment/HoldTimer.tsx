import type { Instant } from '@harbour/rules'
import { Hourglass } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { m } from '../../paraglide/messages.js'
import { useSecondsUntil } from '../../lib/seconds-until.ts'
import { countdown } from '../../lib/countdown.ts'
import { Banner } from '../../ui/Banner.tsx'

type HoldTimerProps = {
  until: Instant
  /** Coupons or points pay a part of it: whoever used none hears of none. */
  usesSavings: boolean
  onOver: () => void
}

/** The time for which an order is still kept for its guest to pay. */
export function HoldTimer({ until, usesSavings, onOver }: HoldTimerProps) {
  const left = useSecondsUntil(until)
  const over = useEffectEvent(onOver)
  // A clock ticks outside React.
  useEffect(() => {
    if (left === 0) over()
  }, [left])
  const [before = '', after = ''] = m.pay_kept({ time: '\n' }).split('\n')
  return (
    <div className="pf__hold">
      <Banner tone="warn" icon={Hourglass} note>
        <b className="smallb">
          {before}
          <span className="num" role="timer">
            {countdown(left)}
          </span>
          {after}
        </b>
        {usesSavings && (
          <>
            <br />
            {m.pay_kept_body()}
          </>
        )}
      </Banner>
    </div>
  )
}
