import type { Cents } from '@harbour/rules'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { m } from '../paraglide/messages.js'
import { TabletButton } from '../ui/TabletButton.tsx'
import { reportStop } from './report-queue.ts'
import type { Stop } from './trip.ts'

type CodeFieldProps = { stop: Stop; cash: Cents | undefined; disabled: boolean }

const wholeTries = 5

/** Takes the code that the guest reads on their tracker, and says with it that the order is delivered. */
export function CodeField({ stop: { orderId, codeTries }, cash, disabled }: CodeFieldProps) {
  const [code, type] = useState('')
  return (
    <div className="end__code">
      <label>
        {m.rider_code()}
        <input inputMode="numeric" autoComplete="off" maxLength={4} value={code} onChange={({ target }) => type(target.value)} />
      </label>
      <TabletButton
        icon={KeyRound}
        disabled={disabled || !/^\d{4}$/.test(code)}
        onClick={() => reportStop({ kind: 'delivered', orderId, by: 'code', code, cash })}
      >
        {m.rider_code_done()}
      </TabletButton>
      {codeTries < wholeTries && <small>{m.rider_code_tries({ count: codeTries })}</small>}
    </div>
  )
}
