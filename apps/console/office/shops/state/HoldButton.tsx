import type { LucideIcon } from 'lucide-react'
import { isAssisted } from '../../../ui/assisted-press.ts'
import { useHold } from '../../../ui/use-hold.ts'
import { m } from '../../../paraglide/messages.js'
import { OfficeButton } from '../../ui/OfficeButton.tsx'

type HoldButtonProps = { icon: LucideIcon; pending: boolean; onHeld: () => void; children: string }

const isPress = (key: string) => key === ' ' || key === 'Enter'

/** A button that acts once it has been held for two seconds, with the pointer or a key; a screen reader's press, which cannot be held, acts at once. */
export function HoldButton({ icon, pending, onHeld, children }: HoldButtonProps) {
  const { held, handlers } = useHold(onHeld)
  return (
    <OfficeButton
      {...handlers}
      look="go"
      icon={icon}
      pending={pending}
      title={m.shops_hold_how()}
      onKeyDown={(event) => {
        if (isPress(event.key)) event.preventDefault()
        handlers.onKeyDown(event)
      }}
      onKeyUp={(event) => {
        if (isPress(event.key)) event.preventDefault()
        handlers.onKeyUp()
      }}
      onClick={({ nativeEvent: { detail, buttons } }) => isAssisted({ detail, buttons }, null) && onHeld()}
    >
      {held ? m.shops_keep_holding() : children}
    </OfficeButton>
  )
}
