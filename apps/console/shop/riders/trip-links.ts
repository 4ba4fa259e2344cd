import { create } from 'zustand'

/** The link that opens a trip on its rider's phone; said by the gateway once, when the trip is given out. */
export type TripLink = { tripId: string; riderId: string; url: string; texted: boolean }

/** Links of trips that this tablet has given out since it was loaded; a token is kept nowhere else. */
export const useTripLinks = create<{ links: TripLink[] }>()(() => ({ links: [] }))

export function keepTripLink(link: TripLink): void {
  useTripLinks.setState(({ links }) => ({ links: [...links.filter(({ tripId }) => tripId !== link.tripId), link] }))
}

/** The link of a trip, where this tablet knows it. */
export const useTripLink = (tripId: string | null | undefined): TripLink | undefined =>
  useTripLinks(({ links }) => links.find((link) => link.tripId === tripId))

/** Orders that this tablet took off a trip since it was loaded, which may be on their way: they are offered to another rider first. */
export const useTakenOff = create<{ orderIds: string[] }>()(() => ({ orderIds: [] }))

export const noteTakenOff = (orderId: string): void => useTakenOff.setState(({ orderIds }) => ({ orderIds: [...orderIds, orderId] }))
