import { Delete } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { classes } from '../../lib/classes.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import { TabletButton } from '../../ui/TabletButton.tsx'
import './PinPad.css'

type PinPadProps = {
  submit: string
  isPending: boolean
  onPin: (pin: string) => void
  error?: string | undefined
  /** Too many were wrong: nothing is sent for now. */
  waits?: boolean
}

const longest = 8
const shortest = 4
const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

/** Ten digits for a thumb, or a keyboard. What was typed is cleared when it is sent. */
export function PinPad({ submit, isPending, onPin, error, waits = false }: PinPadProps) {
  const [pin, setPin] = useState('')
  const pad = useRef<HTMLDivElement>(null)
  const type = (digit: string) => setPin((typed) => (typed.length < longest ? typed + digit : typed))
  const erase = () => setPin((typed) => typed.slice(0, -1))
  const mayBeSent = pin.length >= shortest && !isPending && !waits
  const send = () => {
    if (!mayBeSent) return
    onPin(pin)
    setPin('')
  }
  // A keyboard types into it at once.
  useEffect(() => pad.current?.focus(), [])
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (/^\d$/.test(event.key)) type(event.key)
    else if (event.key === 'Backspace') erase()
    else if (event.key === 'Enter') send()
    else return
    event.preventDefault() // or else Enter would press the button that has the focus, too
  }
  return (
    // The keys of a keyboard reach the pad from whichever of its buttons has the focus.
    <div ref={pad} className="pin" role="group" tabIndex={-1} aria-label={submit} onKeyDown={onKeyDown}>
      <p className="pin__dots" role="status" aria-label={m.shift_typed({ count: pin.length })}>
        {Array.from({ length: Math.max(shortest, pin.length) }, (_, at) => (
          <i key={at} className={classes(at < pin.length && 'is-on')} />
        ))}
      </p>
      <p className="pin__error" role="alert">
        {error}
      </p>
      <div className="pin__keys">
        {digits.map((digit) => (
          <button key={digit} type="button" onClick={() => type(digit)} aria-label={m.shift_digit({ digit })}>
            {digit}
          </button>
        ))}
        <button type="button" onClick={erase} aria-label={m.shift_erase()}>
          <Icon of={Delete} size={24} />
        </button>
        <button type="button" onClick={() => type('0')} aria-label={m.shift_digit({ digit: '0' })}>
          0
        </button>
        <TabletButton look="go" aria-disabled={!mayBeSent} onClick={send}>
          {submit}
        </TabletButton>
      </div>
    </div>
  )
}
