import { create } from 'zustand'

/**
 * This page's knowledge of its way to the gateway. `failed`: a call was lost on the network and the guest has not yet been told (spec 8.4).
 * `offline`: the last thing that was asked, in the background or not, did not come; the phone itself often says it late, or never.
 * `renewed`: the gateway has a newer build of the app than this page.
 */
export const useNetwork = create(() => ({ failed: false, offline: false, renewed: false }))

export function reportNetworkFailure() {
  useNetwork.setState({ failed: true })
}

/** Notes whether something has come through. */
export function noteNetwork(offline: boolean) {
  if (useNetwork.getState().offline !== offline) useNetwork.setState({ offline })
}

/** The guest confirmed: the page comes anew; what was chosen is kept in this phone (spec 8.4). */
export function reloadAfterFailure() {
  location.reload()
}
