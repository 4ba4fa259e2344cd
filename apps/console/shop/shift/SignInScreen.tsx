import { Languages, LogOut, WifiOff } from 'lucide-react'
import { useState } from 'react'
import { useKeys } from '../../api/keys.ts'
import { m } from '../../paraglide/messages.js'
import { Avatar } from '../../ui/Avatar.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { TabletButton } from '../../ui/TabletButton.tsx'
import { AwakeStrip } from '../device/AwakeStrip.tsx'
import { SoundButton } from '../device/SoundButton.tsx'
import { useLine } from '../orders/order-stream.ts'
import { signOut, useTabletLock, type LockReason } from './tablet-lock.ts'
import { People, type Person } from './People.tsx'
import { PersonPin } from './PersonPin.tsx'
import { switchLanguage } from './person-language.ts'
import './SignInScreen.css'

const whyLocked: Record<LockReason, () => string> = {
  hand: m.shift_locked,
  idle: m.shift_locked_idle,
  ended: m.shift_ended,
}

/** The door of the tablet: whoever was on and their PIN, or all people of the shop. */
export function SignInScreen() {
  const shift = useKeys(({ shift }) => shift)
  const locked = useTabletLock(({ locked }) => locked)
  const [chosen, choose] = useState<Pick<Person, 'staffId' | 'name'> | null>(shift)
  const isOffline = useLine(({ lostAt }) => lostAt !== null)
  return (
    <main className="shift">
      <div className="shift__device">
        <AwakeStrip />
        <SoundButton />
      </div>
      <div className="shift__body">
        {chosen && <Avatar name={chosen.name} />}
        <h1>{chosen ? m.shift_pin_of({ name: chosen.name }) : m.shift_who()}</h1>
        {locked && <p role="status">{whyLocked[locked]()}</p>}
        {isOffline && (
          <p className="shift__line" role="status">
            <Icon of={WifiOff} size={20} />
            {m.shift_offline()}
          </p>
        )}
        {chosen ? <PersonPin key={chosen.staffId} staffId={chosen.staffId} /> : <People onChoose={choose} />}
      </div>
      <footer className="shift__foot">
        {chosen && <TabletButton onClick={() => choose(null)}>{m.shift_other_person()}</TabletButton>}
        {shift && chosen?.staffId === shift.staffId && (
          <TabletButton icon={LogOut} onClick={() => (choose(null), signOut())}>
            {m.shift_sign_out({ name: shift.name })}
          </TabletButton>
        )}
        <TabletButton icon={Languages} onClick={switchLanguage}>
          {m.frame_language()}
        </TabletButton>
      </footer>
    </main>
  )
}
