import { inBoth } from './texts.ts'

/** The words on the tracker and the receipt, in both languages. */
export const trackerWords = inBoth(({ t, either }) => ({
  readyAtHome: t('home_live_ready'),
  map: t('tracker_map'),
  rider: t('tracker_rider'),
  callRider: t('tracker_call_rider'),
  textRider: t('tracker_message_rider'),
  onTime: t('order_on_time'),
  onItsWay: t('home_live_2'),
  arrives: either(/^\d\d:\d\d 送達$/, /^Arrives \d\d:\d\d$/),
  behind: t('tracker_behind'),
  late: t('order_late'),
  mayComeAfter: either(
    (time: string) => new RegExp(`${time} 後才送達`),
    (time: string) => new RegExp(`may come after ${time}`),
  ),
  locker: t('tracker_locker', { no: '07', code: '4816' }),
  lockerLeft: either(/尚餘 1[45] 分鐘/, /1[45] min left/),
  tooBusy: t('tracker_reason_tooBusy'),
  notCharged: t('tracker_not_charged', { reason: t('tracker_reason_tooBusy') }),
  refundLine: either(/^退款 \$\d+(\.\d+)? · /, /^Refund \$\d+(\.\d+)? · /),
  refundState: either(/已安排退款|退款處理中|已退款/, /Refund arranged|Refund processing|Refunded/),
  toCard: either(/退回信用卡/, /to your card/),
  receipt: t('tracker_receipt'),
  print: t('tracker_receipt_print'),
  totalCash: either('合計（現金）', 'Total, Cash'),
}))
