import { inBoth } from './texts.ts'

/** The words on a shop's tablet, as the app's own messages have them. */
export const tabletWords = inBoth(
  ({ t, beginsWith, either }) => ({
    accept: beginsWith('board_accept'),
    rejectBusy: t('alarm_reject_busy'),
    made: t('board_done'),
    handOver: t('board_hand_over'),
    collected: t('board_collected'),
    columns: { fresh: t('board_new'), making: t('board_making'), ready: t('board_ready'), out: t('board_out') },
    supply: t('frame_supply'),
    kitchen: t('frame_kitchen'),
    state: t('frame_state'),
    lock: t('frame_lock'),
    offline: t('stand_offline'),
    offlineFor: either(/離線 1\d 分/, /Offline for 1\d min/),
    stepsToSend: (count: number) => `${count}${t('stand_unsent')}`,
    seen: t('order_seen'),
    collectCash: either(/^已收 .*取餐$/, /taken, collected$/),
    unknown: t('board_unknown'),
    unsent: either(/待補送/, /not sent yet/),
    isNew: beginsWith('alarm_title'),
    oneMore: t('alarm_more', { count: 1 }),
    sound: t('frame_sound'),
    blocked: t('device_blocked'),
    undo: beginsWith('frame_undo'),
    giveBack: beginsWith('detail_give_back'),
    refund: t('refund_title'),
    missing: t('order_reason_missing'),
    refundDone: beginsWith('detail_refunded'),
    nobodyAnswered: either(/無人接單|無人回應/, /nobody answered/),
    search: t('supply_search'),
    rider: {
      map: t('rider_map'),
      handedOver: t('rider_handed_over'),
      allDone: t('rider_all_done'),
      code: t('rider_code'),
      byCode: t('rider_code_done'),
      wrongCode: either('送達碼不正確，請再問客人。', 'This code is not right. Please ask the guest again.'),
    },
  }),
  'console',
)

/** The words in which its guest reads the code for the rider. */
export const deliveryCodeWords = inBoth(({ beginsWith }) => beginsWith('tracker_delivery_code'))

/** The words in which its guest reads why an order was cancelled. */
export const cancelledWords = inBoth(({ t }) => ({
  guest: t('tracker_reason_guest'),
  tooBusy: t('tracker_reason_tooBusy'),
  noAnswer: t('tracker_reason_noAnswer'),
  soldOut: t('tracker_reason_soldOut'),
  refusedAtDoor: t('tracker_reason_refusedAtDoor'),
  ageNotShown: t('tracker_reason_ageNotShown'),
}))

/** The words about a courier that a shop calls. */
export const courierWords = inBoth(
  ({ t, beginsWith }) => ({
    courier: t('courier_title'),
    call: t('courier_call'),
    book: beginsWith('courier_book'),
    seeking: t('courier_seeking'),
    cancel: t('courier_cancel'),
    cancelled: t('courier_cancelled'),
    nobody: t('courier_nobody'),
    nobodyFor: (number: string) => t('alarm_no_courier', { number }),
    understood: t('alarm_understood'),
  }),
  'console',
)
