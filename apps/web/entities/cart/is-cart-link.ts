/** The beginning of what stands behind the `#` of an address that carries a cart. */
export const cartHashBegin = '#cart.'

/** Tells whether an address carries a cart, readable or not. */
export const isCartLink = (hash: string): boolean => hash.startsWith(cartHashBegin)
