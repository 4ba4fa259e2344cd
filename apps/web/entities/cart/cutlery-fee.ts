import { orderTypes, type Cents } from '@harbour/rules'
import { useBrandInfo } from '../brand/brand-info.ts'
import { useOrderLocation } from '../location/order-location.ts'

/** The price of disposable cutlery where the cart asks about it (spec 1.18, 9.13); undefined at dine-in, where the table has it, and until it is known. */
export function useCutleryFee(): Cents | undefined {
  const fee = useBrandInfo()?.fees.cutlery
  const { orderType } = useOrderLocation()
  return orderType === orderTypes.dineIn ? undefined : fee
}
