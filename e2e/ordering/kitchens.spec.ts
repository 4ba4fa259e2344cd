import { wholeLaneOnly } from '../lane.ts'
import { dishes, shops } from '../support/chain.ts'
import { guestOf } from '../support/guest.ts'
import { expect, test } from '../support/worlds/settings-world.ts'

test(
  '[1.21] [4.42] a kitchen takes an order up by itself, and the guest who looks on reads how it ends',
  wholeLaneOnly,
  async ({ page }) => {
    const guest = guestOf(page, 'en')
    await guest.atOrder({ shop: shops.mongKok, cart: [dishes.chicken] })
    // The last word alone: those before it stand there for as long as the kitchen takes.
    await expect(page.getByText(guest.say.says.collected).first()).toBeVisible({ timeout: 120_000 })
  },
)
