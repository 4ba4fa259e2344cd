import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Sheet } from '../../../ui/overlay/Sheet.tsx'
import { CheckByCode } from './CheckByCode.tsx'
import type { CheckKind } from './use-security-check.ts'
import { Puzzle } from './Puzzle.tsx'

export type SecurityCheckProps = {
  check: CheckKind | undefined
  /** The account that a code can be sent to instead; without it there are buttons instead of dragging. */
  account?: string
  /** The password that was typed for it: it brings the code also where strangers have asked for many. */
  password?: string
  onPassed: (captchaToken: string) => void
  onClose: () => void
}

/** Shows that somebody is there: a slice put back into its pizza, by finger, keys or buttons, or a code instead. */
export function SecurityCheck({ check, account, password, onPassed, onClose }: SecurityCheckProps) {
  const [rather, setRather] = useState(false)
  const byCode = account !== undefined && (check === 'code' || rather)
  const close = () => {
    setRather(false)
    onClose()
  }
  return (
    <Sheet
      open={check !== undefined}
      onClose={close}
      title={m.check_title()}
      subtitle={byCode ? undefined : m.check_lead()}
      className="guard"
    >
      {byCode ? (
        <CheckByCode account={account} password={password} onPassed={onPassed} />
      ) : (
        <Puzzle onPassed={onPassed} onRather={account === undefined ? undefined : () => setRather(true)} byEmail={account?.includes('@')} />
      )}
    </Sheet>
  )
}
