import { randomUUID } from 'node:crypto'
import {
  addressSuggest,
  auditGet,
  catalogueDraftSave,
  catalogueRecordListGet,
  encode,
  getOrderDetail,
  getProductIdListByExtId,
  getStoreList,
  getUserByExtUserId,
  getUserOrders,
  groupGet,
  isLogin,
  login,
  memberSearch,
  orderSearch,
  postOrder,
  printFELogger,
  shopHistoryGet,
  staffLogin,
  voucherPromoCodeGet,
} from '@harbour/protocol'
import { brandIds } from '@harbour/rules'
import { call, newGuest, orderOf } from '../../bench/support/guest.ts'
import { joinStaff } from '../../bench/support/publishers.ts'
import type { TriedCall } from './call-form.ts'
import type { Harbour } from './harbour.ts'

/** The calls whose texts come to the database, as a stranger, a guest with an order and an admin of the office make them. */
export async function triedCalls({ gateway }: Pick<Harbour, 'gateway'>): Promise<TriedCall[]> {
  const { url } = gateway
  const guest = await newGuest(url)
  const { stores } = await call(url, getStoreList, { input: { orderType: 1 }, guest })
  const storeId = stores.find(({ openness }) => openness.state === 'open')?.storeId ?? ''
  const order = orderOf(storeId)
  const { orderId } = await call(url, postOrder, { input: order, guest })
  const { guest: admin } = await joinStaff(gateway, 'judge', ['admin'])
  const { version } = await call(url, catalogueDraftSave, { input: { versionNo: null, note: '' }, guest: admin })
  const stranger = { key: '', deviceId: randomUUID() }
  const draft = encode(postOrder.content, order) as { lines: object[] } // its own shape on the wire
  return [
    { action: login, texts: { account: 'guest@harbour.example', password: 'Harbour#2026' }, by: stranger },
    { action: staffLogin, texts: { account: 'judge@harbour.example', password: 'Harbour#2027' }, by: stranger },
    { action: getUserByExtUserId, texts: { extUserId: guest.known.userId, phone: guest.known.phone ?? '' }, by: stranger },
    { action: isLogin, texts: { key: guest.key }, by: guest },
    { action: addressSuggest, texts: { keyword: 'Nathan Road' }, by: stranger },
    { action: printFELogger, texts: { content: 'words' }, rest: { logLevel: 'info' }, by: stranger },
    {
      action: getProductIdListByExtId,
      texts: { posId: 'harbour-web', mappingCode: 'X1' },
      rest: { brandId: brandIds.hongKong },
      by: guest,
    },
    { action: getUserOrders, texts: { keyword: 'pizza' }, by: guest },
    { action: getOrderDetail, texts: { orderId }, by: guest },
    { action: groupGet, texts: { token: 'a'.repeat(22) }, by: guest },
    {
      action: voucherPromoCodeGet,
      texts: { promoCode: 'WELCOME', storeId },
      rest: { orderType: 1, lines: draft.lines, coupons: [] },
      by: guest,
    },
    { action: orderSearch, texts: { text: '91234567', storeId }, by: admin },
    { action: memberSearch, texts: { text: '91234567' }, by: admin },
    { action: auditGet, texts: { action: 'staffLogin', subject: 'judge' }, by: admin },
    { action: shopHistoryGet, texts: { storeId, search: '0001' }, by: admin },
    { action: catalogueRecordListGet, texts: { search: 'pizza' }, rest: { versionNo: version.versionNo, kind: 'product' }, by: admin },
  ]
}
