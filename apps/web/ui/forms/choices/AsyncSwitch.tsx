import { useOptimistic, useTransition } from 'react'
import { Switch, type SwitchProps } from './Switch.tsx'

type Props = Omit<SwitchProps, 'checked' | 'onChange'> & { on: boolean; ask: (on: boolean) => Promise<unknown> }

/** A switch of something kept elsewhere: it shows at once what was asked, and what holds as soon as that is answered. Until then it cannot be turned again. */
export function AsyncSwitch({ on, ask, ...rest }: Props) {
  const [shown, show] = useOptimistic(on)
  const [asking, follow] = useTransition()
  function turn(wanted: boolean) {
    if (asking) return
    const answered = ask(wanted).catch(() => undefined) // whoever asks says what went wrong
    follow(async () => {
      show(wanted)
      await answered
    })
  }
  return <Switch {...rest} checked={shown} aria-busy={asking} onChange={({ currentTarget }) => turn(currentTarget.checked)} />
}
