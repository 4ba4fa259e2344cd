import type { gameGet, Answer } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { useBack } from '../../navigation/go.ts'
import { draftStore } from '../../lib/persisted-store.ts'
import { AppBar } from '../../ui/frame/AppBar.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Game } from './Game.tsx'
import { gameQuery } from './game-query.ts'
import { DailyPrize } from './DailyPrize.tsx'
import './game.css'
import { paths } from '../../navigation/paths.ts'

/** A guest who has played stays so on the way to the login and back. */
const usePlayed = draftStore('game', { played: false })

/** A small game a day, and a surprise behind it that depends on nothing but the server's chance (spec 2.29). */
export function GameScreen() {
  const back = useBack()
  const { data: game, isError, isFetching, refetch } = useQuery(gameQuery())
  const { played } = usePlayed()
  return (
    <div className="app gme">
      <AppBar line title={m.game_name()} onBack={() => back(paths.home)} />
      <main id="main">
        {!game && !isError && <Skeleton height={420} />}
        {!game && isError && (
          <EmptyState title={m.shell_connection_error()}>
            <Button block loading={isFetching} onClick={() => void refetch()}>
              {m.game_retry()}
            </Button>
          </EmptyState>
        )}
        {game && !game.open && <EmptyState title={m.game_closed()} />}
        {game?.open && (
          <>
            {played || game.drawn ? <DailyPrize game={game} /> : <Game onDone={() => usePlayed.setState({ played: true })} />}
            <Odds prizes={game.prizes} />
          </>
        )}
      </main>
    </div>
  )
}

function Odds({ prizes }: Pick<Answer<typeof gameGet>, 'prizes'>) {
  return (
    <details className="gme__odds card">
      <summary className="strong">
        {m.game_odds()}
        <Icon of={ChevronDown} size={20} className="ink3" />
      </summary>
      <p className="small ink2">{m.game_odds_body()}</p>
      <ul>
        {prizes.map(({ prizeId, name, odds }) => (
          <li key={prizeId}>
            <span>{name}</span>
            <span className="num ink2">{m.game_chance({ percent: odds / 10 })}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
