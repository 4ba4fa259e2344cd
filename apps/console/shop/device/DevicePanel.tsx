import { Languages, Moon, Sun, Volume2, X } from 'lucide-react'
import type { RefObject } from 'react'
import { useTheme } from '../../lib/theme.ts'
import { m } from '../../paraglide/messages.js'
import { TabletButton } from '../../ui/TabletButton.tsx'
import { useAtWork } from '../shift/tablet-lock.ts'
import { switchLanguage } from '../shift/person-language.ts'
import { useDevice } from './device-store.ts'
import { testSound } from './test-sound.ts'

/** The settings of this tablet alone: its alarm to try, whether it is a second screen, its light and its language. */
export function DevicePanel({ ref }: { ref: RefObject<HTMLDialogElement | null> }) {
  const second = useDevice(({ second }) => second)
  // Whoever walks by tries the alarm, and turns no tablet into one that answers nothing.
  const atWork = useAtWork()
  const isDark = useTheme(({ theme }) => theme === 'dark')
  return (
    <dialog ref={ref} className="dev" aria-labelledby="this-tablet">
      <div className="dev__row">
        <h2 id="this-tablet">{m.device_title()}</h2>
        <TabletButton icon={X} onClick={() => ref.current?.close()}>
          {m.frame_close()}
        </TabletButton>
      </div>
      <p>{m.device_alarm_always()}</p>
      <TabletButton look="tint" icon={Volume2} block onClick={testSound}>
        {m.shift_test_alarm()}
      </TabletButton>
      {atWork && (
        <label className="dev__check">
          <input type="checkbox" checked={second} onChange={({ target }) => useDevice.setState({ second: target.checked })} />
          <span>
            <b>{m.device_second()}</b>
            {m.device_second_how()}
          </span>
        </label>
      )}
      <div className="dev__row">
        <TabletButton icon={isDark ? Sun : Moon} onClick={() => useTheme.setState({ theme: isDark ? 'light' : 'dark' })}>
          {isDark ? m.frame_light() : m.frame_dark()}
        </TabletButton>
        <TabletButton icon={Languages} onClick={switchLanguage}>
          {m.frame_language()}
        </TabletButton>
      </div>
    </dialog>
  )
}
