import { create } from 'zustand'

/** Whether a call was lost on the network and the guest has not yet been told (spec 8.4). */
export const useNetwork = create(() => ({ failed: false }))

export function reportNetworkFailure() {
  useNetwork.setState({ failed: true })
}

/** The guest confirmed: the page comes anew; what was chosen is kept in this phone (spec 8.4). */
export function reloadAfterFailure() {
  location.reload()
}
