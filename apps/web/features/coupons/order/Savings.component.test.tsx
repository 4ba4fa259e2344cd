import { expect, test } from 'vitest'
import type { Wallet } from '../../../entities/coupon/wallet.ts'
import { setLanguage } from '../../../lib/locale.ts'
import { m } from '../../../paraglide/messages.js'
import { gatewayOf } from '../../../testing/test-gateway.ts'
import { show } from '../../../testing/test-phone.tsx'
import { usePromoDraft } from '../promo/promo-draft.ts'
import { Savings } from './Savings.tsx'

const wallet: Wallet = {
  judged: [],
  applied: [],
  left: [],
  priceWith: () => undefined,
  mayJoin: () => false,
  findBest: () => undefined,
  pending: false,
  failed: false,
}

function seen() {
  gatewayOf()
  return show(<Savings wallet={wallet} points={null} />)
}

test.each(['en', 'zh-Hant'] as const)(
  '[1.19] the box for a promo code is folded until it is wanted, and is typed into at once (%s)',
  async (spoken) => {
    setLanguage(spoken)
    const { getByRole } = await seen()
    const fold = getByRole('button', { name: m.coupon_promo() })
    const box = getByRole('textbox', { name: m.coupon_promo() })
    await expect.element(fold).toHaveAttribute('aria-expanded', 'false')
    await expect.element(box).not.toBeInTheDocument()
    await fold.click()
    await expect.element(box).toHaveFocus()
    await fold.click()
    await expect.element(box).not.toBeInTheDocument()
  },
)

test('[1.19] a code that was being typed is there again, unfolded', async () => {
  usePromoDraft.setState({ code: 'HARBOUR25' })
  const { getByRole } = await seen()
  await expect.element(getByRole('textbox', { name: 'Promo code' })).toHaveValue('HARBOUR25')
  usePromoDraft.setState({ code: '' })
})
