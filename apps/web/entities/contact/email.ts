/** Something before and after one @, and a dot with an ending in what follows: the gateway judges further (spec 5.12). */
export const emailLooksRight = (email: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email.trim())
