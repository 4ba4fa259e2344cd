import { gameGet } from '@harbour/protocol'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { freshQueries, show } from '../../testing/test-phone.tsx'
import { gameQuery } from './game-query.ts'
import { GameEntry } from './GameEntry.tsx'

const game = { open: true, prizes: [], drawn: null, nextAt: '2026/11/21 00:00:00' }

/** The entry for an answer as it is on the wire. */
function entryOf(answer: object) {
  const queries = freshQueries()
  queries.setQueryData(gameQuery().queryKey, v.parse(gameGet.data, answer))
  return show(<GameEntry className="card" />, { queries })
}

test('[2.29] a brand with prizes shows the way to its game, which a tap goes', async () => {
  const { getByRole, address } = await entryOf(game)
  await getByRole('link', { name: /^Daily surprise/ }).click()
  await expect.poll(address).toBe('/game')
})

test('[2.29] what was won today stands at the way to the game', async () => {
  const { getByRole } = await entryOf({ ...game, drawn: { prizeId: 'five', kind: 'points', name: '5 points', voucherCode: null } })
  await expect.element(getByRole('link', { name: /5 points/ })).toBeVisible()
})

test('[2.29] a brand without prizes shows no way to a game', async () => {
  const { getByRole } = await entryOf({ ...game, open: false })
  await expect.element(getByRole('link')).not.toBeInTheDocument()
})
