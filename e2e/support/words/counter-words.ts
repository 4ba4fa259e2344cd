import { inBoth } from './texts.ts'

/** The words with which somebody at the counter does all that an evening asks for, as the app's own messages have them. */
export const counterWords = inBoth(
  ({ t, beginsWith, either }) => ({
    orders: t('frame_orders'),
    dayEnd: t('frame_day_end'),
    takeBack: beginsWith('stand_undo'),
    otherLanguage: t('frame_language'),
    otherwise: t('order_else'),
    short: t('order_short'),
    notTaken: t('order_not_taken'),
    shortTaken: t('order_short_taken'),
    shortSubmit: t('order_short_submit'),
    reasons: {
      soldOut: t('order_reason_sold_out'),
      refusedAtDoor: t('order_reason_refused_at_door'),
      ageNotShown: t('order_reason_age_not_shown'),
    },
    age: t('order_age_at_counter'),
    stepRefused: either(/不獲接納/, /was not taken/),
    hold: t('detail_hold'),
    callGuest: t('order_hold_call_guest'),
    held: t('order_held', { reason: t('order_hold_call_guest') }),
    release: t('order_release'),
    cancel: t('detail_cancel'),
    handTo: (name: string) => t('riders_hand', { name }),
    deliveredCash: either(/^已收 .*，送達$/, /taken, delivered$/),
    markReady: either(/出餐$/, /^Mark .* ready$/),
    normal: t('state_back_to_normal'),
    pause: either(/^按住/, /^Hold 2 s/),
    pauseYes: t('state_pause_yes'),
    resume: t('state_resume'),
    expected: t('day_end_expected'),
    coins: t('day_end_coins_sum'),
    closeDay: t('day_end_close'),
    dayClosed: t('day_end_closed_title'),
    printDay: t('day_end_print'),
  }),
  'console',
)

/** The words in which guests read how their shop stands. */
export const shopStateWords = inBoth(({ t }) => ({ busy: t('menu_busy'), paused: t('menu_paused_title') }))
