import { cents, orderTypes } from '@harbour/rules'
import { expect, test } from 'vitest'
import type { PaperBlock } from '../../../lib/paper/paper-block.ts'
import { customerTicket } from './customer-ticket.ts'
import { kitchenTicket } from './kitchen-ticket.ts'
import { cashDelivery, itsPrice, noon } from './tickets.fixtures.ts'

const facts = { shopName: '太古城中心店', price: itsPrice, now: noon }
const wordsOf = (blocks: PaperBlock[]) =>
  blocks.flatMap((block) =>
    block.kind === 'words' ? [block.words] : block.kind === 'row' ? [[block.lead, block.words, block.tail].filter(Boolean).join(' ')] : [],
  )
const inverted = (blocks: PaperBlock[]) => blocks.flatMap((block) => (block.kind === 'words' && block.inverted ? [block.words] : []))

test('the kitchen reads number, way, promise, lines part by part, cutlery and note', () => {
  expect(wordsOf(kitchenTicket(cashDelivery, noon))).toEqual([
    '廚房單 外送',
    '2055',
    '承諾 12:35',
    '過敏：花生過敏',
    '此單有菜含該成分，先致電客人。',
    '1 × 雙拼薄餅 12 吋',
    '◐ 左半',
    '海鮮',
    '走青椒',
    '◑ 右半',
    '夏威夷',
    '芝心批邊',
    '2 × 凍檸檬茶',
    '走冰',
    '備註：請交管理處',
    '共 3 件 要餐具',
    '訂單 HK26112300412 列印 12:00',
  ])
})

test('an allergy and what is left out are white on black, and the guest is on no kitchen copy', () => {
  const blocks = kitchenTicket(cashDelivery, noon)
  expect(inverted(blocks)).toEqual(['過敏：花生過敏', '此單有菜含該成分，先致電客人。', '走青椒', '走冰'])
  expect(JSON.stringify(blocks)).not.toMatch(/陳小姐|6123|雅景閣|\$/)
})

test('a preorder says when it is wanted and when to begin, with its date on another day', () => {
  const wantedAt = Date.parse('2026-11-24T18:00:00+08:00')
  const words = wordsOf(kitchenTicket({ ...cashDelivery, wantedAt, fireAt: wantedAt - 30 * 60_000, etaHigh: wantedAt }, noon))
  expect(words.slice(2, 5)).toEqual(['預訂 11/24 18:00', '承諾 11/24 18:00', '11/24 17:30 開始做'])
})

test('the customer reads prices, what each promotion takes off, and the cash to be collected', () => {
  const words = wordsOf(customerTicket(cashDelivery, facts))
  expect(words).toContain('1 × 雙拼薄餅 12 吋 $210.0')
  expect(words).toContain('滿減 −$30.0')
  expect(words).toContain('外送費 $18.0')
  expect(words).not.toContain('餐盒 $0.0')
  expect(words).toContain('合計 $234.0')
  expect(inverted(customerTicket(cashDelivery, facts))).toEqual(['收現金 $234.0'])
})

test('an address and a phone are on the copy of a delivery alone', () => {
  const words = wordsOf(customerTicket(cashDelivery, facts))
  expect(words).toContain('雅景閣 · 12 樓 · B 室')
  expect(words).toContain('陳小姐  6123 4567')
  expect(words).toContain('放在門口')
  const counter = customerTicket({ ...cashDelivery, orderType: orderTypes.takeaway }, facts)
  expect(JSON.stringify(counter)).not.toMatch(/陳小姐|6123|雅景閣/)
})

test('what is paid says by which method, and one without its price by parts still has its total', () => {
  const paid = { ...cashDelivery, payMethod: 'octopus' as const, paid: true, toCollect: cents(0) }
  const words = wordsOf(customerTicket(paid, { ...facts, price: undefined }))
  expect(words).toContain('已付：八達通')
  expect(words).toContain('合計 $234.0')
  expect(words).not.toContain('食品 $246.0')
})

test('of a group order each line says whom it is for, on both copies', () => {
  const [pizza, tea] = cashDelivery.lines
  if (!pizza || !tea) throw new Error('no lines')
  const shared = { ...cashDelivery, lines: [{ ...pizza, forName: '阿明' }, tea] }
  const kitchen = wordsOf(kitchenTicket(shared, noon))
  expect(kitchen[kitchen.indexOf('1 × 雙拼薄餅 12 吋') + 1]).toBe('給 阿明')
  expect(kitchen.filter((words) => words.startsWith('給 '))).toEqual(['給 阿明'])
  const customer = wordsOf(customerTicket(shared, facts))
  expect(customer[customer.indexOf('1 × 雙拼薄餅 12 吋 $210.0') + 1]).toBe('給 阿明')
})
