import { gameGet } from '@harbour/protocol'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
const { gameQuery } = await import('./game-query.ts')
const { GameEntry } = await import('./GameEntry.tsx')

const game = { open: true, prizes: [], drawn: null, nextAt: '2026/11/21 00:00:00' }

/** What stands there, for an answer as it is on the wire. */
function seen(answer: object): string {
  const queries = new QueryClient()
  queries.setQueryData(gameQuery().queryKey, v.parse(gameGet.data, answer))
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <GameEntry className="card" />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test('[2.29] a brand with prizes shows the way to its game, and what was won today; one without shows nothing', () => {
  expect(seen(game)).toContain('href="/game"')
  expect(seen({ ...game, drawn: { prizeId: 'five', kind: 'points', name: '5 積分', voucherCode: null } })).toContain('5 積分')
  expect(seen({ ...game, open: false })).toBe('')
})
