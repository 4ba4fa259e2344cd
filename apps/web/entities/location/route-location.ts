import { orderTypes, type OrderType } from '@harbour/rules'
import { useEffect } from 'react'
import { setOrderLocation, useOrderLocation } from './order-location.ts'

/** The guest's way and place of ordering, on a screen whose address names the order type: it may differ from what was chosen before. */
export function useRouteLocation(code: string | undefined): ReturnType<typeof useOrderLocation> {
  const where = useOrderLocation()
  const orderType = orderTypeOf(code) ?? where.orderType
  // Local storage learns what the address bar says.
  useEffect(() => {
    if (orderType !== where.orderType) setOrderLocation({ orderType })
  }, [orderType, where.orderType])
  return { ...where, orderType }
}

function orderTypeOf(code: string | undefined): OrderType | undefined {
  return Object.values(orderTypes).find((orderType) => String(orderType) === code)
}
