import { cents } from '@harbour/rules'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RewardCash } from './RewardCash.tsx'

test('[2.11] a reward without a picture shows what it is worth, and never a $ without a sum', () => {
  expect(renderToStaticMarkup(<RewardCash amount={cents(2000)} />)).toContain('>$20<')
  for (const amount of [null, undefined, cents(0)]) expect(renderToStaticMarkup(<RewardCash amount={amount} />)).not.toContain('$')
})
