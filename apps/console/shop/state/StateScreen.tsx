import { orderTypes } from '@harbour/rules'
import { CircleCheck, Flame } from 'lucide-react'
import { timeOfDay } from '../../lib/format.ts'
import { useAtServerTime } from '../../lib/server-clock.ts'
import { m } from '../../paraglide/messages.js'
import { Failure } from '../../ui/Failure.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { TabletButton } from '../../ui/TabletButton.tsx'
import { offerUndo } from '../../ui/UndoBar.tsx'
import { BusyCard } from './BusyCard.tsx'
import { LoadPanel } from './LoadPanel.tsx'
import { PauseCard } from './PauseCard.tsx'
import './StateScreen.css'
import { useSayShopState, useShopState, type ShopStateWord } from './use-shop-state.ts'

type Store = NonNullable<ReturnType<typeof useShopState>['store']>

/** The state of the shop, and the ways to slow it down or stop it for a while; it comes back by itself. */
export function StateScreen() {
  const { store, overlay, error, retry } = useShopState()
  const save = useSayShopState()
  const paused = useAtServerTime((now) => (overlay?.pausedUntil ?? 0) > now)
  if (!store || !overlay) return error ? <Failure error={error} onRetry={retry} /> : <p className="state__wait">{m.frame_loading()}</p>
  const before: ShopStateWord = { busyMinutes: overlay.busyMinutes, busyUntil: overlay.busyUntil, pausedUntil: overlay.pausedUntil }
  const say = (word: ShopStateWord, words: string) =>
    save.mutate(word, {
      onSuccess: () => offerUndo(words, () => save.mutate(before)),
    })
  const normal = { busyMinutes: 0, busyUntil: null, pausedUntil: null }
  return (
    <>
      <header className="state__head">
        <h1>{m.state_title()}</h1>
        <p>{m.state_at_once()}</p>
      </header>
      {save.error && <Failure error={save.error} onRetry={() => save.variables && save.mutate(save.variables)} />}
      <div className="state">
        <section className={!paused && overlay.busyMinutes === 0 ? 'state__card is-on' : 'state__card'}>
          <h2>
            <span className="state__icon is-open">
              <Icon of={CircleCheck} size={28} />
            </span>
            {m.state_open()}
          </h2>
          <p>{quoteWords(store)}</p>
          <TabletButton
            large
            block
            disabled={save.isPending || (!paused && overlay.busyMinutes === 0)}
            onClick={() => say(normal, m.state_said_normal())}
          >
            {m.state_back_to_normal()}
          </TabletButton>
        </section>
        <BusyCard
          overlay={overlay}
          isPending={save.isPending}
          onSay={(busyMinutes, busyUntil) =>
            say({ busyMinutes, busyUntil, pausedUntil: overlay.pausedUntil }, m.state_said_busy({ minutes: busyMinutes }))
          }
        />
        <PauseCard
          paused={paused}
          isPending={save.isPending}
          onPause={(pausedUntil, reason) =>
            say(
              { busyMinutes: overlay.busyMinutes, busyUntil: overlay.busyUntil, pausedUntil, reason },
              m.state_said_paused({ time: timeOfDay(pausedUntil) }),
            )
          }
        />
        <LoadPanel />
      </div>
      {overlay.busyMinutes > 0 && (
        <footer className="state__foot" role="status">
          <Icon of={Flame} />
          <b>{busyWords(overlay)}</b>
        </footer>
      )}
    </>
  )
}

const wayWords = { [orderTypes.delivery]: m.board_delivery, [orderTypes.takeaway]: m.board_takeaway, [orderTypes.dineIn]: m.board_dine_in }

/** The minutes that guests are told for each way, as they see them now. */
function quoteWords({ byOrderType }: Store): string {
  return byOrderType
    .map(({ orderType, quoteMinutes: { low, high } }) => {
      const minutes = low === high ? String(low) : `${low}–${high}`
      return m.state_quote({ way: wayWords[orderType](), minutes })
    })
    .join(' · ')
}

type Overlay = NonNullable<ReturnType<typeof useShopState>['overlay']>

function busyWords({ busyMinutes, busyUntil, state: { by, since } }: Overlay): string {
  const said = { minutes: busyMinutes, name: by.name ?? m.state_by_till(), time: since === null ? '' : timeOfDay(since) }
  return busyUntil === null ? m.state_busy_since(said) : m.state_busy_until({ ...said, until: timeOfDay(busyUntil) })
}
