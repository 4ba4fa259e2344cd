import { cents } from '@harbour/rules'
import { expect, test } from 'vitest'
import { setLanguage } from '../../lib/locale.ts'
import { closingWords, savingGapText, type NextSaving } from './cart-savings.ts'

const gift = (name: string): NextSaving => ({
  state: 'near',
  done: 0.5,
  more: false,
  gap: {
    promotion: { promotionId: 'g', kind: 'gift', name, note: '', spend: cents(15_000), stacks: true, pids: [] },
    spend: cents(15_000),
    money: cents(2_200),
    gain: cents(0),
    items: 0,
  },
})
const said = (near: NextSaving) => [`${savingGapText(near).before}$22${savingGapText(near).after}`, closingWords(near)]

test('[3.20] a gift that is near is named as one of its kind', () => {
  setLanguage('en')
  expect(said(gift('Free side'))).toEqual(['Spend $22 more for a free side', 'For a free side'])
  expect(said(gift('Egg tart'))).toEqual(['Spend $22 more for an egg tart', 'For an egg tart'])
  setLanguage('zh-Hant')
  expect(said(gift('免費小食'))).toEqual(['再買 $22，即送「免費小食」', '啱啱夠送免費小食'])
})
