/** The coupon of the house that members are given in the month of their birthday (spec 7.23), by its id. */
export const birthdayCouponId = 'birthday-10'
