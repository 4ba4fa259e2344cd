import { inBoth } from './texts.ts'

/** The words on the screens about time and how shops stand, in both languages. */
export const whenWords = inBoth(({ t, either, beginsWith }) => ({
  later: t('home_later'),
  sheet: t('preorder_title'),
  collect: t('preorder_collect', { when: t('shops_today', { time: '19:15' }) }),
  today: t('shops_slot_today', { time: '19:15' }),
  accepted: t('order_say_preorder_accepted', { when: t('shops_today', { time: '19:15' }) }),
  starts: either(/^今日 1[89]:\d\d 開始製作/, /^We start today at 1[89]:\d\d/),
  full: t('preorder_full'),
  chooseTime: t('confirm_do_preorder'),
  preorderHere: t('menu_preorder_here'),
  preorderTomorrow: either(/^預訂明日 \d\d:\d\d/, /^Preorder for tomorrow at \d\d:\d\d/),
  paused: t('shops_paused'),
  busy: t('shops_busy'),
  closed: t('shops_closed'),
  endedTitle: t('menu_last_orders_title'),
  closing: t('shops_closing'),
  switchShop: beginsWith('menu_switch_shop'),
}))

/** The words for a time that was chosen, or cannot be. */
export const laterWords = inBoth(({ t, either }) => ({
  tuesday: either('週二 11 月 24 日', 'Tue 24 Nov'),
  deliverTomorrow: t('preorder_deliver', { when: t('shops_tomorrow', { time: '12:00' }) }),
  tomorrowNoon: t('shops_slot_tomorrow', { time: '12:00' }),
  collectAt: either(/自取$/, /^Collect/),
  collectTonight: t('preorder_collect', { when: t('shops_today', { time: '20:15' }) }),
  tonight: t('shops_slot_today', { time: '20:15' }),
  notServed: t('preorder_not_served', { count: 1, time: '19:15' }),
  notThen: either('此時段不供應，', 'Not served at this time. '),
  noPreorders: t('preorder_none_takeaway'),
  otherShop: t('preorder_other_shop'),
  saturday: either('週六 11 月 28 日', 'Sat 28 Nov'),
  sundayClosed: either('週日 11 月 29 日 休息', 'Sun 29 Nov Closed'),
  blackout: either(
    '11 月 29 日–11 月 30 日暫停營業。廚房更新設備，休息兩日。',
    'Closed 29 Nov–30 Nov. Closed for two days while the kitchen gets new ovens.',
  ),
  lost: either(/明日 04:00.*未能接單/, /has no room tomorrow at 04:00/),
  chooseAnother: t('preorder_another'),
}))
