/** The PINs with which the demo's people sign in at its tablet, as `npm start` prints them. */
export const demoPins = { crew: '2580', manager: '1470' } as const
