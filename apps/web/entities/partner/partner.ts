import { yuuVoucherGet, type Voucher } from '@harbour/protocol'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { call, query } from '../../api/call.ts'
import { CallFailure } from '../../api/call-failure.ts'
import { hostKind } from '../../lib/host-kind.ts'
import { persistedStore } from '../../lib/persisted-store.ts'
import { shopOf, useOrderLocation } from '../location/order-location.ts'

type Partner = {
  /** Opens the partner's coupons; empty for who does not come from the partner's app. */
  yuuGuestKey: string
  /** The partner no longer knows the key (spec 3.21, 8.8). */
  isYuuGuestKeyLose: boolean
  /** A member of ours has linked the card. */
  linked: boolean
  /** Links the card to whoever logs in here as a member, once; empty when it has. */
  linkProof: string
}

/** All that the loyalty partner's app left here, under the spec's own key (spec 9.17). */
export const usePartner = persistedStore<Partner>('yuuParam', { yuuGuestKey: '', isYuuGuestKeyLose: false, linked: false, linkProof: '' })

/** The partner's app, where its guests go back to (spec 9.17). */
const usePartnerUrl = persistedStore('yuuUrl', { url: '' })

export const savePartnerUrl = (url: string) => usePartnerUrl.setState({ url })
export const useHasPartnerUrl = () => usePartnerUrl(({ url }) => url !== '')

export function goToPartner() {
  const { url } = usePartnerUrl.getState()
  if (/^https?:/.test(url)) location.assign(url)
}

/** A token that is yet to be opened may be somebody else's than what is kept here: until then nobody's coupons are asked for. */
export const isTokenPending = () => hostKind() === 'partner' && sessionStorage.getItem('idtoken') !== null

/** The partner's own sign-in is on its way when its app opens this page: coupons are asked for after half a second (spec 9.10). */
const headStart = 500

/** The partner's coupons for whoever comes with a guest key; none for everybody else, and none once the key is lost (spec 7.20, 8.8). */
export function usePartnerVouchers() {
  const { yuuGuestKey, isYuuGuestKeyLose } = usePartner()
  const storeId = shopOf(useOrderLocation())?.storeId
  const asked = { yuuGuestKey, storeId }
  return useQuery({
    ...query(yuuVoucherGet, asked),
    queryFn: async ({ signal }): Promise<{ data: Voucher[] }> => {
      await after(headStart, signal)
      return call(yuuVoucherGet, asked, { signal, background: true, handles: 'all' }).catch((cause: unknown) =>
        giveUpKey(yuuGuestKey, cause),
      )
    },
    enabled: yuuGuestKey !== '' && !isYuuGuestKeyLose && !isTokenPending(),
  })
}

/** A key that the partner no longer knows is marked as lost (spec 8.8), unless the guest has another by now. */
function giveUpKey(key: string, cause: unknown): never {
  if (cause instanceof CallFailure && cause.code === 'PARTNER_KEY_LOST')
    usePartner.setState(({ yuuGuestKey, isYuuGuestKeyLose }) => ({ isYuuGuestKeyLose: isYuuGuestKeyLose || yuuGuestKey === key }))
  throw cause
}

/** Tells whether the partner must be logged in to before its coupons can be used (spec 4.24, 8.8). */
export const asksPartnerLogin = (cause: unknown): boolean => cause instanceof CallFailure && cause.code === 'PARTNER_LOGGED_OUT'

const beat = 100

/** Waits until no voucher is being fetched any more, looking every 100 milliseconds (spec 9.10). */
export async function vouchersReady(queries: QueryClient, names: readonly string[], signal?: AbortSignal): Promise<void> {
  while (queries.isFetching({ predicate: ({ queryKey }) => names.includes(String(queryKey[0])) }) > 0) await after(beat, signal)
}

function after(milliseconds: number, signal?: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, milliseconds)
  signal?.addEventListener('abort', () => {
    clearTimeout(timer)
    reject(signal.reason as Error) // an AbortError
  })
  return promise
}
