import {
  auditGet,
  catalogueCheckGet,
  catalogueDifferenceGet,
  catalogueExportGet,
  cataloguePreviewGet,
  catalogueRecordGet,
  catalogueRecordListGet,
  catalogueRecordSave,
  catalogueVersionListGet,
  dataRequestListGet,
  holidayListGet,
  memberGet,
  memberSearch,
  offerTry,
  offerUseGet,
  orderRefundQuoteGet,
  orderSearch,
  orderTimelineGet,
  pictureListGet,
  promoCodeBatchListGet,
  promoCodesExport,
  settlementCasesGet,
  shopHistoryGet,
  soldOutListGet,
  staffAccessGet,
  staffListGet,
  staffSessionListGet,
  supportRequestsGet,
  type Action,
  type Sent,
} from '@harbour/protocol'
import { onDatabase } from '../support/database.ts'
import { call, type Guest } from '../support/guest.ts'
import { people } from './fill-back-office.ts'
import { dishes, type OfficeWorld } from './office-world.ts'

/** A list, a search or a page of the office, as it is asked for the n-th time, and by how many calls; what it takes of the database is told of one. */
export type OfficeRead = { what: string; read: (at: number) => Promise<unknown>; calls?: number }

type Sample = {
  orderId: string
  orderNo: string
  pickupNo: string
  phone: string
  ref: string | null
  isPaid: boolean
  userId: string
  day: string
}
type Person = { userId: string; phone: string; email: string; memberNo: string }

/** All that is read in the office, but its reports. What is asked for is spread over the years and the members. */
export async function officeReads(office: OfficeWorld): Promise<OfficeRead[]> {
  const { orders, members } = await onDatabase(office.databaseUrl, async (client) => ({
    orders: (await client.query<Sample>(ORDERS)).rows,
    members: (await client.query<Person>(MEMBERS)).rows,
  }))
  const order = (at: number) => orders[at % orders.length] as Sample // there are some
  const paid = orders.filter(({ isPaid }) => isPaid)
  const member = (at: number) => members[at % members.length] as Person
  const busiest = '00000000-0000-7000-8000-000000000001'
  const { admin, support } = office
  return [
    // First, while whoever signed in has just shown who they are.
    ...offerReads(office),
    ...memberReads(office, { member, busiest }),
    ask('orders by number', orderSearch, { office, guest: admin, input: (at) => ({ text: order(at).orderNo }) }),
    ask('orders by phone', orderSearch, { office, guest: admin, input: (at) => ({ text: order(at).phone }) }),
    ask('orders by the phone of who has ordered most', orderSearch, { office, guest: admin, input: () => ({ text: '51000001' }) }),
    ask('orders by phone, of one shop', orderSearch, { office, guest: support, input: (at) => ({ text: order(at).phone }) }),
    ask('orders by pickup number', orderSearch, { office, guest: admin, input: (at) => ({ text: order(at).pickupNo }) }),
    ask('orders by pickup number and day', orderSearch, {
      office,
      guest: admin,
      input: (at) => ({ text: order(at).pickupNo, storeId: '3101', day: order(at).day }),
    }),
    ask('orders by pickup number, of one shop', orderSearch, { office, guest: support, input: (at) => ({ text: order(at).pickupNo }) }),
    ask('orders by a payment’s reference', orderSearch, { office, guest: admin, input: (at) => ({ text: order(at).ref ?? 'pay_none' }) }),
    ask('an order’s page', orderTimelineGet, { office, guest: admin, input: (at) => ({ orderId: order(at).orderId }) }),
    ask('a quote of a refund', orderRefundQuoteGet, {
      office,
      guest: admin,
      // There are some.
      input: (at) => ({ orderId: (paid[at % paid.length] as Sample).orderId, parts: [{ index: 0, num: 1 }] }),
    }),
    ask('requests that wait', supportRequestsGet, { office, guest: admin, input: () => ({}) }),
    ask('members’ requests for their data', dataRequestListGet, { office, guest: admin, input: () => ({}) }),
    ask('a shop’s orders of a day', shopHistoryGet, { office, guest: admin, input: (at) => ({ storeId: '3101', day: order(at).day }) }),
    ask('a shop’s orders of a day by number', shopHistoryGet, {
      office,
      guest: admin,
      input: (at) => ({ storeId: '3101', day: order(at).day, search: order(at).pickupNo }),
    }),
    ...backOffice(office),
    ...catalogueReads(office),
  ]
}

type Asking<A extends Action> = { office: OfficeWorld; guest: Guest; input: (at: number) => Sent<A> }

const ask = <A extends Action>(what: string, action: A, { office, guest, input }: Asking<A>): OfficeRead => ({
  what,
  read: (at) => call(office.url, action, { input: input(at), guest }),
})

type Members = { member: (at: number) => Person; busiest: string }

function memberReads(office: OfficeWorld, { member, busiest }: Members): OfficeRead[] {
  const { admin, support } = office
  return [
    ask('members by phone', memberSearch, { office, guest: admin, input: (at) => ({ text: member(at).phone }) }),
    ask('members by email', memberSearch, { office, guest: admin, input: (at) => ({ text: member(at).email }) }),
    ask('members by number', memberSearch, { office, guest: admin, input: (at) => ({ text: member(at).memberNo }) }),
    ask('members by phone, for support of one shop', memberSearch, { office, guest: support, input: (at) => ({ text: member(at).phone }) }),
    ask('a member’s page', memberGet, { office, guest: admin, input: (at) => ({ userId: member(at).userId }) }),
    ask('the page of who has ordered most', memberGet, { office, guest: admin, input: () => ({ userId: busiest }) }),
    ask('the same for support of one shop', memberGet, { office, guest: support, input: () => ({ userId: busiest }) }),
    ask('people', staffListGet, { office, guest: admin, input: () => ({}) }),
    ask('people’s ways in and sessions', staffAccessGet, { office, guest: admin, input: () => ({}) }),
    ask('one’s own sessions', staffSessionListGet, { office, guest: admin, input: () => ({}) }),
  ]
}

function backOffice(office: OfficeWorld): OfficeRead[] {
  const { admin, manager } = office
  const audit = (what: string, input: Sent<typeof auditGet>, guest = admin) =>
    ask(`audit, ${what}`, auditGet, { office, guest, input: () => input })
  const books = (days: number, from: string) =>
    ask(`settlement cases of ${days} days`, settlementCasesGet, { office, guest: admin, input: () => ({ from, to: '2026/11/22' }) })
  return [
    audit('the latest', {}),
    audit('of one shop', {}, manager),
    audit('of one person', { staffId: `00000000-0000-7000-a000-${(people / 2).toString(16).padStart(12, '0')}` }),
    audit('of some days long ago', { from: '2024/03/01', to: '2024/03/07' }),
    audit('of an action', { action: 'candao.catalogue.cataloguePublishDecide' }),
    audit('of an action that there never was', { action: 'candao.staff.none' }),
    audit('by a part of its subject', { subject: 'dish-1999' }),
    audit('by a part that there never was', { subject: 'no such thing' }),
    audit('by a part that there never was, of one shop', { subject: 'no such thing' }, manager),
    audit('far back', { olderThan: 1000, subject: 'dish-9' }),
    audit('as a spreadsheet', { csv: true }),
    audit('as a spreadsheet of one shop', { csv: true, action: 'candao.shop' }, manager),
    books(1, '2026/11/22'),
    books(31, '2026/10/23'),
    ask('settlement cases of 31 days as a spreadsheet', settlementCasesGet, {
      office,
      guest: admin,
      input: () => ({ from: '2026/10/23', to: '2026/11/22', csv: true }),
    }),
  ]
}

function catalogueReads(office: OfficeWorld): OfficeRead[] {
  const { admin, url, liveNo, draftNo: versionNo } = office
  const page = (version: number) => (from: number) =>
    call(url, catalogueRecordListGet, { input: { versionNo: version, kind: 'product', from }, guest: admin })
  const pages = Array.from({ length: dishes / 100 + 1 }, (_, at) => at * 100)
  const held = (id: string) => call(url, catalogueRecordGet, { input: { versionNo, kind: 'product', id }, guest: admin })
  return [
    ask('versions', catalogueVersionListGet, { office, guest: admin, input: () => ({}) }),
    { what: 'a page of products of a draft', read: (at) => page(versionNo)((at % pages.length) * 100) },
    ask('products by a word', catalogueRecordListGet, {
      office,
      guest: admin,
      input: (at) => ({ versionNo, kind: 'product' as const, search: `dish ${at}`, from: 0 }),
    }),
    {
      what: 'all products of a draft and of what is live',
      calls: 2 * pages.length,
      read: () => Promise.all([versionNo, liveNo].flatMap((each) => pages.map(page(each)))),
    },
    { what: 'a product', read: (at) => held(`dish-${at * 7}`) },
    { what: 'a product is opened and saved into a draft', read: (at) => saveProduct(office, `dish-${at + 700}`) },
    {
      what: 'a product as guests would see it',
      read: async (at) => {
        const record = (await held(`dish-${at}`)).held?.record ?? {}
        return call(url, cataloguePreviewGet, { input: { record }, guest: admin })
      },
    },
    ask('the difference that a draft makes', catalogueDifferenceGet, {
      office,
      guest: admin,
      input: () => ({ from: liveNo, to: versionNo }),
    }),
    ask('the check of a draft', catalogueCheckGet, { office, guest: admin, input: () => ({ versionNo }) }),
    ask('products as a spreadsheet', catalogueExportGet, {
      office,
      guest: admin,
      input: () => ({ versionNo, table: 'products' as const }),
    }),
    ask('pictures', pictureListGet, { office, guest: admin, input: () => ({}) }),
    ask('what has run out', soldOutListGet, { office, guest: admin, input: () => ({}) }),
    ask('holidays', holidayListGet, { office, guest: admin, input: () => ({}) }),
  ]
}

async function saveProduct({ url, admin, draftNo: versionNo }: OfficeWorld, id: string): Promise<void> {
  const named = { versionNo, kind: 'product', id } as const
  const { held, live } = await call(url, catalogueRecordGet, { input: named, guest: admin })
  const record = { ...held?.record, makeMinutes: 1 + Math.floor(Math.random() * 40) }
  await call(url, catalogueRecordSave, {
    input: { ...named, seen: held?.hash ?? null, seenLive: live?.hash ?? null, record },
    guest: admin,
  })
}

function offerReads(office: OfficeWorld): OfficeRead[] {
  const { admin, draftNo: versionNo, promoCode, batchId } = office
  const lines = ['pepperoni', 'dish-7', 'dish-1999'].map((pid) => ({ pid, num: 2 }))
  const coupons = ['cash-20', 'wings-3'].map((id) => ({ kind: 'coupon' as const, id }))
  return [
    ask('the use of offers', offerUseGet, { office, guest: admin, input: () => ({}) }),
    ask('batches of codes', promoCodeBatchListGet, { office, guest: admin, input: () => ({ promoCode }) }),
    ask('10,000 codes as a spreadsheet', promoCodesExport, { office, guest: admin, input: () => ({ batchId }) }),
    ask('offers tried on a basket', offerTry, {
      office,
      guest: admin,
      input: () => ({ versionNo, offer: null, coupons, storeId: '3101', orderType: 1 as const, partnerSignedIn: false, lines }),
    }),
  ]
}

const ORDERS = `select order_id as "orderId", order_no as "orderNo", pickup_no as "pickupNo", contact ->> 'phone' as phone, user_id as "userId",
    (select ref from payments p where p.order_id = o.order_id) as ref, paid > 0 and state = 'completed' as "isPaid", to_char(placed_at at time zone 'Asia/Shanghai', 'YYYY/MM/DD') as day
  from orders o tablesample bernoulli (1) repeatable (1) order by hashtext(order_id::text) limit 50`
const MEMBERS = `select user_id as "userId", phone, email, member_no as "memberNo" from members join users using (user_id) order by hashtext(member_no) limit 50`
