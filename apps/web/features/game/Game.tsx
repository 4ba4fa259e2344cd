import { useReducer, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/Button.tsx'
import { GameStep } from './GameStep.tsx'
import { Pizza } from './Pizza.tsx'
import { fresh, newOrder, playOn, rounds, toppings, type Play, type Topping } from './play.ts'
import { ToppingShape } from './ToppingShape.tsx'
import { inWords, toppingWords } from './topping-words.ts'

/** Remembers an order and puts it on a pizza, three times: nothing hurries, falls or has to be hit. */
export function Game({ onDone }: { onDone: () => void }) {
  const [play, move] = useReducer(playOn, fresh)
  const [begun, begin] = useState(false)
  if (play.phase === 'done') return <Done onDone={onDone} />
  return (
    <section className="gme__play card">
      {play.phase === 'ready' && (
        <GameStep title={m.game_title()} quiet={!begun}>
          <Pizza placed={['pepperoni', 'basil', 'mushroom']} />
          <p className="ink2">{m.game_intro()}</p>
          <Button
            block
            onClick={() => {
              begin(true)
              move({ kind: 'begin', order: newOrder(0, chance) })
            }}
          >
            {m.game_start()}
          </Button>
        </GameStep>
      )}
      {play.phase === 'show' && <Show key={play.round} play={play} onReady={() => move({ kind: 'ready' })} />}
      {play.phase === 'turn' && (
        <Turn
          play={play}
          onPut={(topping) => move({ kind: 'put', topping, next: newOrder(play.round + 1, chance) })}
          onAgain={() => move({ kind: 'again', order: play.order })}
        />
      )}
      <Button block variant="ghost" onClick={onDone}>
        {m.game_skip()}
      </Button>
    </section>
  )
}

function Show({ play, onReady }: { play: Play; onReady: () => void }) {
  return (
    <GameStep title={m.game_round({ round: play.round + 1, rounds: rounds.length })}>
      <p className="ink2">{play.round > 0 ? m.game_right() : m.game_watch()}</p>
      <ol className="gme__order" aria-label={m.game_order({ toppings: inWords(play.order) })}>
        {play.order.map((topping, at) => (
          <li key={`${at} ${topping}`} style={{ animationDelay: `${at * 120}ms` }}>
            <Shape of={topping} />
            {toppingWords[topping]()}
          </li>
        ))}
      </ol>
      <Button block onClick={onReady}>
        {m.game_ready()}
      </Button>
    </GameStep>
  )
}

type TurnProps = { play: Play; onPut: (topping: Topping) => void; onAgain: () => void }

function Turn({ play, onPut, onAgain }: TurnProps) {
  const told = play.slipped ? m.game_wrong() : m.game_your_turn({ at: play.placed.length + 1, all: play.order.length })
  return (
    <GameStep title={m.game_round({ round: play.round + 1, rounds: rounds.length })}>
      <Pizza placed={play.placed} />
      <p className={play.slipped ? 'gme__slip' : 'ink2'} aria-live="polite">
        {told}
      </p>
      <div className="gme__tiles" role="group" aria-label={m.game_toppings()}>
        {toppings.map((topping) => (
          <button key={topping} type="button" className="gme__tile" onClick={() => onPut(topping)}>
            <Shape of={topping} />
            {toppingWords[topping]()}
          </button>
        ))}
      </div>
      <Button block variant="secondary" onClick={onAgain}>
        {m.game_again()}
      </Button>
    </GameStep>
  )
}

function Done({ onDone }: { onDone: () => void }) {
  return (
    <section className="gme__play card">
      <GameStep title={m.game_done()}>
        <Pizza placed={[...toppings]} />
        <Button block onClick={onDone}>
          {m.game_to_prize()}
        </Button>
      </GameStep>
    </section>
  )
}

function Shape({ of }: { of: Topping }) {
  return (
    <svg viewBox="-14 -14 28 28" width="36" height="36" aria-hidden="true">
      <ToppingShape of={of} />
    </svg>
  )
}

/** The choice of toppings is no matter of luck that anything depends on. */
const chance = (below: number) => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % below
