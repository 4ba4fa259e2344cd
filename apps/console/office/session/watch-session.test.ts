import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { CallFailure } from '../../api/call-failure.ts'
import { useOffice } from '../../api/keys.ts'
import { useStepUp, withStepUp } from './step-up.ts'
import { watchSession } from './watch-session.ts'

// Before the stores are made, which look for it.
vi.hoisted(() => {
  vi.stubGlobal('window', { localStorage: { getItem: () => null, setItem: () => undefined } })
  vi.stubGlobal('addEventListener', () => undefined)
})

const sessionOf = (staffId: string) => ({
  key: staffId,
  endsAt: 1,
  staff: { staffId, name: staffId, account: `${staffId}@harbour.example`, grants: [], active: true, joined: true },
  rights: [],
})

test('what somebody was asked to prove is not done in the name of whoever signs in next, who finds nothing that was read before', async () => {
  const queries = new QueryClient()
  watchSession(queries)
  useOffice.setState({ session: sessionOf('carrie') })
  queries.setQueryData(['ledger'], 'read by Carrie')
  const doneBy: (string | undefined)[] = []
  const refund = async () => {
    doneBy.push(useOffice.getState().session?.staff.staffId)
    if (doneBy.length === 1) throw new CallFailure('STEP_UP', 'Who are you?')
  }
  const refunded = withStepUp(refund)
  await vi.waitFor(() => expect(useStepUp.getState().pending).not.toBeNull())
  useOffice.setState({ session: sessionOf('jason') })
  await expect(refunded).rejects.toMatchObject({ code: 'STEP_UP' })
  expect(useStepUp.getState().pending).toBeNull()
  expect(doneBy).toEqual(['carrie'])
  expect(queries.getQueryData(['ledger'])).toBeUndefined()
})
