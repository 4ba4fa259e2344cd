/**
 * Erases where an order that has moved on was placed from, by the `moved` of its statement: it is paid, or has ended, and counts no more among those of
 * its guest, device or network that nobody has paid for (docs/decisions/026). What is kept there is read at every order from the same place.
 */
export const eraseOrigin = (only = 'true') => `origin_forgotten as (
           delete from order_origins r using moved where r.order_id = moved.order_id and ${only}
         )`
