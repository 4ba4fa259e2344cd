import { useQuery } from '@tanstack/react-query'
import { Gift } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { ListRow } from '../../ui/ListRow.tsx'
import { gameQuery } from './game-query.ts'
import { paths } from '../../navigation/paths.ts'

/** The way to the game of the day; where the brand has none, or it is not known, there is nothing. */
export function GameEntry({ className }: { className: string }) {
  const { data: game } = useQuery(gameQuery())
  if (!game?.open) return null
  const detail = game.drawn ? m.game_won({ prize: game.drawn.name }) : m.game_entry()
  return (
    <div className={className}>
      <ListRow icon={Gift} title={m.game_name()} detail={detail} href={paths.game} />
    </div>
  )
}
