import { pointGet } from '@harbour/protocol'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
const { query } = await import('../../../api/call.ts')
const { PointEnds } = await import('./PointEnds.tsx')

const terms = { perDollar: 1, centsEach: 5, asMoney: null }
const points = { balance: 320, worth: 16, expiring: [], terms, rewards: [], mayRedeem: false }

/** The words that stand there, for an answer as it is on the wire. */
function seen(answer: object): string {
  const queries = new QueryClient()
  queries.setQueryData(query(pointGet, {}).queryKey, v.parse(pointGet.data, answer))
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <PointEnds most={3} />
    </QueryClientProvider>,
  )
}

test('[9.14] a brand that ends its points on a day says so; one that does not says nothing of it', () => {
  expect(seen({ ...points, latest: '2024/04/30 23:59:59' })).toContain('2024/04/30')
  expect(seen({ ...points, latest: null })).toBe('')
})
