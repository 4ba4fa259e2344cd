import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { offers } from './offers.ts'
import { openVoucherJournal } from './voucher-journal.ts'
import { createWallet } from './wallet.ts'

const gift = offers.find(({ offerId }) => offerId === 'MZ-GIFT100') ?? offers[0]
if (!gift) throw new Error('no offers')

function walletAt(noon = 1_000_000_000_000) {
  let now = noon
  const wallet = createWallet('mezzofy', () => now)
  wallet.issue({ offer: gift as NonNullable<typeof gift>, region: 'HK', owner: null, code: 'ONE', endsIn: 60_000 }) // found above
  return { wallet, later: (ms: number) => void (now += ms) }
}

test('a hold ends at its moment, that moment included', () => {
  const { wallet, later } = walletAt()
  expect(wallet.hold('ONE', 'a', 10_000)).toBe('done')
  later(9999)
  expect(wallet.hold('ONE', 'b', 10_000)).toBe('taken')
  later(1)
  expect(wallet.hold('ONE', 'b', 10_000)).toBe('done')
  expect(wallet.commit('ONE', 'a')).toBe('taken')
})

test('a voucher ends at its moment; one that was held before may still be used', () => {
  const held = walletAt()
  held.wallet.hold('ONE', 'a', 120_000)
  held.later(60_000)
  expect(held.wallet.commit('ONE', 'a')).toBe('done')
  const free = walletAt()
  free.later(59_999)
  expect(free.wallet.hold('ONE', 'a', 1)).toBe('done')
  free.later(1)
  expect(free.wallet.hold('ONE', 'b', 1000)).toBe('ended')
  expect(free.wallet.commit('ONE', 'b')).toBe('ended')
})

test('a hold that has lapsed may be used while nobody else has it', () => {
  const { wallet, later } = walletAt()
  wallet.hold('ONE', 'a', 1000)
  later(2000)
  expect(wallet.commit('ONE', 'a')).toBe('done')
  expect(wallet.commit('ONE', 'b')).toBe('used')
})

test('a key that was given back is good for nothing any more', () => {
  const { wallet } = walletAt()
  wallet.hold('ONE', 'a', 1000)
  expect([wallet.release('ONE', 'a'), wallet.release('ONE', 'a')]).toEqual(['done', 'nothing'])
  expect([wallet.hold('ONE', 'a', 1000), wallet.commit('ONE', 'a')]).toEqual(['late', 'late'])
  expect([wallet.hold('ONE', 'b', 1000), wallet.commit('ONE', 'b')]).toEqual(['done', 'done'])
  expect([wallet.release('ONE', 'b'), wallet.reverse('ONE', 'b')]).toEqual(['used', 'done'])
  expect([wallet.reverse('ONE', 'b'), wallet.hold('ONE', 'c', 1000)]).toEqual(['nothing', 'done'])
})

test('to give back under one key leaves another one’s hold and use alone', () => {
  const { wallet } = walletAt()
  wallet.hold('ONE', 'a', 1000)
  expect(wallet.release('ONE', 'b')).toBe('nothing')
  expect(wallet.commit('ONE', 'a')).toBe('done')
  expect(wallet.reverse('ONE', 'b')).toBe('nothing')
  expect(wallet.find('ONE')?.state).toEqual({ is: 'used', key: 'a' })
})

test('what was never issued is unknown', () => {
  const { wallet } = walletAt()
  const answers = [wallet.hold('TWO', 'a', 1), wallet.commit('TWO', 'a'), wallet.release('TWO', 'a'), wallet.reverse('TWO', 'a')]
  expect(answers).toEqual(['unknown', 'unknown', 'unknown', 'unknown'])
})

test('everybody has the same set at each look; what is used stays used', () => {
  const { wallet } = walletAt()
  const mine = wallet.ofOwner('+85261234567', 'HK').map(({ code }) => code)
  expect(mine).toHaveLength(2)
  wallet.commit(mine[0] ?? '', 'a')
  const again = wallet.ofOwner('+85261234567', 'HK')
  expect(again.map(({ code, state }) => [code, state.is])).toEqual([
    [mine[0], 'used'],
    [mine[1], 'free'],
  ])
  const others = [...wallet.ofOwner('+85269999999', 'HK'), ...wallet.ofOwner('+85261234567', 'MO')]
  expect(others.filter(({ code }) => mine.includes(code))).toEqual([])
})

test('what a vendor has written down it knows again: who holds a voucher, who has used one, and which keys come too late', () => {
  const folder = mkdtempSync(join(tmpdir(), 'harbour-vouchers-'))
  const open = () => createWallet('mezzofy', () => 1_000_000_000_000, openVoucherJournal(join(folder, 'vouchers.jsonl')))
  const before = open()
  for (const code of ['HELD', 'USED', 'BACK']) before.issue({ offer: gift, region: 'HK', owner: 'somebody', code })
  expect([before.hold('HELD', 'a', 60_000), before.commit('USED', 'b'), before.hold('BACK', 'c', 1000)]).toEqual(['done', 'done', 'done'])
  before.release('BACK', 'c')
  const after = open()
  rmSync(folder, { recursive: true })
  expect(after.all()).toEqual(before.all())
  expect([after.hold('HELD', 'b', 1000), after.commit('USED', 'a'), after.hold('BACK', 'c', 1000)]).toEqual(['taken', 'used', 'late'])
})
