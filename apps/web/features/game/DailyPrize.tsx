import { draw, type gameGet, type Answer, type DrawnPrize } from '@harbour/protocol'
import { formatTime } from '@harbour/rules'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { m } from '../../paraglide/messages.js'
import { isMember, useSession } from '../../api/session.ts'
import { Button } from '../../ui/Button.tsx'
import { gameQuery } from './game-query.ts'
import { GameStep } from './GameStep.tsx'
import { paths } from '../../navigation/paths.ts'

/** The surprise of the day: the server draws it, for members, once. */
export function DailyPrize({ game }: { game: Answer<typeof gameGet> }) {
  const member = useSession(({ user }) => isMember(user))
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(draw, {}),
    onSuccess: ({ prize }) => {
      queries.setQueryData(gameQuery().queryKey, { ...game, drawn: prize })
      // The prize lies among the points and coupons.
      void queries.invalidateQueries({ predicate: ({ queryKey: [name] }) => /point|voucher/i.test(String(name)) })
    },
  })
  if (game.drawn) return <Won key="won" prize={game.drawn} until={formatTime(game.nextAt)} />
  return (
    <section className="gme__prize card">
      <GameStep title={member ? m.game_open() : m.game_login()}>
        <p className="ink2">{member ? m.game_done_body() : m.game_login_body()}</p>
        {member ? (
          <Button block loading={isPending} onClick={() => mutate()}>
            {m.game_open()}
          </Button>
        ) : (
          <Button block href={`${paths.login}?page=${paths.game}`}>
            {m.game_login()}
          </Button>
        )}
      </GameStep>
    </section>
  )
}

function Won({ prize, until }: { prize: DrawnPrize; until: string }) {
  const points = prize.kind === 'points'
  return (
    <section className="gme__prize card">
      <GameStep title={m.game_won({ prize: prize.name })}>
        <p className="ink2" aria-live="polite">
          {points ? m.game_won_points() : m.game_won_coupon()} {m.game_tomorrow({ time: until })}
        </p>
        <Button block variant="secondary" href={points ? paths.points : paths.coupons(1)}>
          {points ? m.game_see_points() : m.game_see_coupon()}
        </Button>
      </GameStep>
    </section>
  )
}
