import { Volume2, VolumeX } from 'lucide-react'
import { useRef } from 'react'
import { unlockSound, useSound } from '../../lib/sound/alarm-sound.ts'
import { classes } from '../../lib/classes.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import { preloaded } from '../../lib/preloaded.tsx'
import './Device.css'

const DevicePanel = preloaded(async () => (await import('./DevicePanel.tsx')).DevicePanel)

/** The sound of this tablet in the top bar: it says where it is blocked, and opens what can be tried and set of this tablet. */
export function SoundButton() {
  const isBlocked = useSound(({ sound }) => sound === 'blocked')
  const panel = useRef<HTMLDialogElement>(null)
  return (
    <>
      <button
        type="button"
        className={classes('dev__sound', isBlocked && 'is-blocked')}
        onClick={() => (isBlocked ? unlockSound() : panel.current?.showModal())}
        aria-label={isBlocked ? undefined : m.frame_sound()}
      >
        <Icon of={isBlocked ? VolumeX : Volume2} size={24} />
        {isBlocked && m.device_blocked()}
      </button>
      <DevicePanel ref={panel} />
    </>
  )
}
