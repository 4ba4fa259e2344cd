import { useTokensOnTheWay } from '../../entities/group/group-visit.ts'
import { useToldOutbox } from './send-outbox.ts'

/** Sends the dishes that are still on their way into group orders, and says why some were sent back, on the screens that show nothing of them. */
export function OutboxWatch() {
  const tokens = useTokensOnTheWay()
  return tokens.map((token) => <Sending key={token} token={token} />)
}

/** The screen of the group order reads it anew when it is opened. */
const unread = () => undefined

function Sending({ token }: { token: string }) {
  useToldOutbox(token, unread)
  return null
}
