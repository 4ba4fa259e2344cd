import { Delete } from 'lucide-react'
import { useState } from 'react'
import { classes } from '../../lib/classes.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import { TabletButton } from '../../ui/TabletButton.tsx'
import './PinPad.css'

type PinPadProps = { submit: string; isPending: boolean; onPin: (pin: string) => void; error?: string | undefined }

const longest = 8
const shortest = 4
const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

/** Ten digits for a thumb, or a keyboard. What was typed is cleared when it is sent. */
export function PinPad({ submit, isPending, onPin, error }: PinPadProps) {
  const [pin, setPin] = useState('')
  const type = (digit: string) => setPin((typed) => (typed.length < longest ? typed + digit : typed))
  const erase = () => setPin((typed) => typed.slice(0, -1))
  const send = () => {
    if (pin.length < shortest || isPending) return
    onPin(pin)
    setPin('')
  }
  const onKey = (key: string) => {
    if (/^\d$/.test(key)) type(key)
    else if (key === 'Backspace') erase()
    else if (key === 'Enter') send()
  }
  return (
    // The keys of a keyboard reach the pad from whichever of its buttons has the focus.
    <div className="pin" role="group" aria-label={submit} onKeyDown={({ key }) => onKey(key)}>
      <p className="pin__dots" aria-live="polite" aria-label={`${pin.length}`}>
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
        <TabletButton look="go" disabled={pin.length < shortest || isPending} onClick={send}>
          {submit}
        </TabletButton>
      </div>
    </div>
  )
}
