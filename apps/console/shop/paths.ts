/** The paths of the tablet's screens, the only place that writes them beside the table of its routes in ShopApp. */
export const paths = {
  board: '/',
  kitchen: '/kitchen',
  supply: '/supply',
  state: '/state',
  dayEnd: '/day-end',
  printing: '/printing',
  history: '/history',
  order: (orderId: string) => `/order/${orderId}`,
  riders: '/riders',
  ridersFor: (orderId: string) => `/riders?order=${orderId}`,
  trip: (tripId: string) => `/riders?trip=${tripId}`,
} as const
