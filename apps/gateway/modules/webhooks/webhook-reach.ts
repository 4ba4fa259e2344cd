import { hasRight, type Brand, type StaffGrant } from '@harbour/rules'

/** The endpoints that somebody may see and change: all of them, or those of some brands. Who has some shops alone has none. */
export type WebhookReach = { all: boolean; brands: Brand[] }

/** The reach that somebody's grants give. */
export function webhookReach(grants: readonly StaffGrant[]): WebhookReach {
  const scopes = grants.filter((grant) => hasRight([grant], 'webhook.manage')).map(({ scope }) => scope)
  return {
    all: scopes.some(({ kind }) => kind === 'all'),
    brands: scopes.flatMap((scope) => (scope.kind === 'brand' ? [scope.brand] : [])),
  }
}

/** Says whether endpoints of a brand, or with null of the whole chain, are within a reach. */
export const reaches = ({ all, brands }: WebhookReach, brand: Brand | null) => all || (brand !== null && brands.includes(brand))
