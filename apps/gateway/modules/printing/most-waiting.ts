/** The most papers that may wait at a shop: more than an evening's orders, and no more than its disk has room for. */
export const mostWaiting = 300
