import { CircleCheck } from 'lucide-react'
import { timeOfDay } from '../../lib/format.ts'
import { serverNow, useAtServerTime } from '../../lib/server-clock.ts'
import { m } from '../../paraglide/messages.js'
import { Failure } from '../../ui/Failure.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { OfflineNote } from '../../ui/OfflineNote.tsx'
import { TabletButton } from '../../ui/TabletButton.tsx'
import { offerUndo } from '../../ui/UndoBar.tsx'
import { useLine } from '../orders/order-stream.ts'
import { BusyCard } from './BusyCard.tsx'
import { LoadPanel } from './LoadPanel.tsx'
import { PauseCard } from './PauseCard.tsx'
import { extended } from './state-choices.ts'
import { choosable, quoteWords } from './state-words.ts'
import { StateFoot } from './StateFoot.tsx'
import './StateScreen.css'
import { useSayShopState, useShopState, type ShopStateWord } from './use-shop-state.ts'

/** The state of the shop, and the ways to slow it down or stop it for a while; it comes back by itself. */
export function StateScreen() {
  const { store, overlay, error, retry } = useShopState()
  const save = useSayShopState()
  const offline = useLine(({ lostAt }) => lostAt !== null)
  const paused = useAtServerTime((now) => (overlay?.pausedUntil ?? 0) > now)
  if (!store || !overlay) return error ? <Failure error={error} onRetry={retry} /> : <p className="state__wait">{m.frame_loading()}</p>
  const { busyMinutes, busyUntil } = overlay
  const reason = choosable(overlay.state.reason)
  const before: ShopStateWord = { busyMinutes, busyUntil, pausedUntil: paused ? overlay.pausedUntil : null, reason }
  const say = (change: Partial<ShopStateWord>, words: string) =>
    save.mutate({ ...before, ...change }, { onSuccess: () => offerUndo(words, () => save.mutate(before)) })
  const isNormal = !paused && busyMinutes === 0
  const disabled = save.isPending || offline
  const pause = (pausedUntil: number, why = reason) =>
    say({ pausedUntil, reason: why }, m.state_said_paused({ time: timeOfDay(pausedUntil) }))
  const resume = () => say({ pausedUntil: null }, m.state_said_resumed())
  const extend = () => {
    if (paused) return pause(extended(overlay.pausedUntil, serverNow()))
    const until = extended(busyUntil, serverNow())
    say({ busyUntil: until }, m.state_said_busy_until({ minutes: busyMinutes, time: timeOfDay(until) }))
  }
  const quote = quoteWords(store.byOrderType)
  return (
    <>
      <header className="state__head">
        <h1>{m.state_title()}</h1>
        <p role="status">{save.isPending ? m.state_saving() : m.state_at_once()}</p>
      </header>
      {(offline || save.error) && (
        <div className="state__notes">
          {offline && <OfflineNote>{m.state_needs_line()}</OfflineNote>}
          {save.error && <Failure error={save.error} onRetry={() => save.variables && save.mutate(save.variables)} />}
        </div>
      )}
      <div className="state">
        <section className={isNormal ? 'state__card is-on' : 'state__card'}>
          <h2>
            <span className="state__icon is-open">
              <Icon of={CircleCheck} size={28} />
            </span>
            {m.state_open()}
            {isNormal && <small className="state__now">{m.state_now()}</small>}
          </h2>
          <p>{isNormal ? quote : m.state_normal_note()}</p>
          <TabletButton
            large
            block
            disabled={disabled || isNormal}
            onClick={() => say({ busyMinutes: 0, busyUntil: null, pausedUntil: null, reason: null }, m.state_said_normal())}
          >
            {m.state_back_to_normal()}
          </TabletButton>
        </section>
        <BusyCard
          overlay={overlay}
          quote={quote}
          disabled={disabled}
          onSay={(minutes, until, why) =>
            say({ busyMinutes: minutes, busyUntil: until, reason: paused ? reason : why }, m.state_said_busy({ minutes }))
          }
        />
        <PauseCard overlay={overlay} paused={paused} disabled={disabled} onPause={pause} onResume={resume} />
        <LoadPanel />
      </div>
      <StateFoot overlay={overlay} paused={paused} disabled={disabled} onExtend={extend} onResume={resume} />
    </>
  )
}
