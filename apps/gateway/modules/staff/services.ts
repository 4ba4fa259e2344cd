import type { ShopKeys } from './shop-key-store.ts'

export type StaffServices = {
  shopKeys: ShopKeys
}
