import { coveredShops, type Brand, type CoveredShops, type StaffGrant } from '@harbour/rules'

/** The endpoints that somebody may see and change: all of them, or those of some brands. Who has some shops alone has none. */
export type WebhookReach = Pick<CoveredShops, 'all' | 'brands'>

/** The reach that somebody's grants give. */
export const webhookReach = (grants: readonly StaffGrant[]): WebhookReach => coveredShops(grants, 'webhook.manage')

/** Says whether endpoints of a brand, or with null of the whole chain, are within a reach. */
export const reaches = ({ all, brands }: WebhookReach, brand: Brand | null) => all || (brand !== null && brands.includes(brand))
