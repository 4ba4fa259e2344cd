import {
  campaignSave,
  catalogueRecordSave,
  dayEndSave,
  endpointSave,
  orderRefund,
  shopRefund,
  staffSave,
  tripDelivered,
} from '@harbour/protocol'
import { m } from '../../paraglide/messages.js'

const actions: Partial<Record<string, () => string>> = {
  staffSave: m.people_act_staff_save,
  staffInvite: m.people_act_staff_invite,
  staffInviteAccept: m.people_act_staff_invite_accept,
  staffLogin: m.people_act_staff_login,
  staffLogout: m.people_act_staff_logout,
  staffDemoLogin: m.people_act_staff_demo_login,
  staffSessionEnd: m.people_act_staff_session_end,
  staffSessionsEnd: m.people_act_staff_sessions_end,
  staffStepUp: m.people_act_staff_step_up,
  staffPasskeyRegister: m.people_act_staff_passkey_register,
  staffPasskeyRemove: m.people_act_staff_passkey_remove,
  staffPasskeyLogin: m.people_act_staff_passkey_login,
  staffOidcLogin: m.people_act_staff_oidc_login,
  staffPinSave: m.people_act_staff_pin_save,
  staffPinGive: m.people_act_staff_pin_give,
  shiftSignIn: m.people_act_shift_sign_in,
  orderRefund: m.people_act_order_refund,
  orderCancel: m.people_act_order_cancel,
  goodwillGive: m.people_act_goodwill_give,
  messageResend: m.people_act_message_resend,
  guestUnmask: m.people_act_guest_unmask,
  memberExport: m.people_act_member_export,
  memberDelete: m.people_act_member_delete,
  dataRequestSave: m.people_act_data_request_save,
  dataRequestClose: m.people_act_data_request_close,
  shopRefund: m.people_act_shop_refund,
  shopRefundDecide: m.people_act_shop_refund_decide,
  shopOrderMove: m.people_act_shop_order_move,
  shopOrderHold: m.people_act_shop_order_hold,
  shopLineDone: m.people_act_shop_line_done,
  soldOutSave: m.people_act_sold_out_save,
  soldOutSaveMany: m.people_act_sold_out_save_many,
  shopStateSave: m.people_act_shop_state_save,
  shopStateSaveMany: m.people_act_shop_state_save_many,
  holidaySave: m.people_act_holiday_save,
  holidayRemove: m.people_act_holiday_remove,
  tabletPair: m.people_act_tablet_pair,
  tabletRename: m.people_act_tablet_rename,
  tabletRevoke: m.people_act_tablet_revoke,
  tabletDemoPair: m.people_act_tablet_demo_pair,
  riderSave: m.people_act_rider_save,
  riderRemove: m.people_act_rider_remove,
  riderAssign: m.people_act_rider_assign,
  riderUnassign: m.people_act_rider_unassign,
  riderHandOver: m.people_act_rider_hand_over,
  riderCashTake: m.people_act_rider_cash_take,
  courierBook: m.people_act_courier_book,
  courierCancel: m.people_act_courier_cancel,
  printerSave: m.people_act_printer_save,
  printerRemove: m.people_act_printer_remove,
  printerTest: m.people_act_printer_test,
  printJobSave: m.people_act_print_job_save,
  printJobRetry: m.people_act_print_job_retry,
  printJobCancel: m.people_act_print_job_cancel,
  dayEndSave: m.people_act_day_end_save,
  catalogueDraftSave: m.people_act_catalogue_draft_save,
  catalogueDraftDiscard: m.people_act_catalogue_draft_discard,
  catalogueRecordSave: m.people_act_catalogue_record_save,
  catalogueRecordRevert: m.people_act_catalogue_record_revert,
  catalogueOrderSave: m.people_act_catalogue_order_save,
  cataloguePublish: m.people_act_catalogue_publish,
  cataloguePublishDecide: m.people_act_catalogue_publish_decide,
  cataloguePublishWithdraw: m.people_act_catalogue_publish_withdraw,
  catalogueRollback: m.people_act_catalogue_rollback,
  catalogueImport: m.people_act_catalogue_import,
  pictureUpload: m.people_act_picture_upload,
  pictureFocusSave: m.people_act_picture_focus_save,
  pictureRemove: m.people_act_picture_remove,
  endpointSave: m.people_act_endpoint_save,
  endpointRemove: m.people_act_endpoint_remove,
  endpointSecretRotate: m.people_act_endpoint_secret_rotate,
  endpointTest: m.people_act_endpoint_test,
  deliveryReplay: m.people_act_delivery_replay,
  settlementImport: m.people_act_settlement_import,
  settlementCaseSave: m.people_act_settlement_case_save,
  promoCodesMake: m.people_act_promo_codes_make,
  promoCodesExport: m.people_act_promo_codes_export,
  campaignSave: m.people_act_campaign_save,
  campaignSend: m.people_act_campaign_send,
  campaignStop: m.people_act_campaign_stop,
  campaignDiscard: m.people_act_campaign_discard,
  tripDelivered: m.people_act_trip_delivered,
  tripFailed: m.people_act_trip_failed,
  'scheduled publication': m.people_act_scheduled_publication,
  'end of the demo': m.people_act_end_of_the_demo,
}

/** Something that somebody did, in words: by the last part of its call's name; one that has none is shown as it is. */
export function actionName(action: string): string {
  const last = action.split('.').at(-1) ?? action
  return actions[last]?.() ?? last
}

/** The beginning of the names of all calls of a module, by one of them. */
const moduleOf = ({ name }: { name: string }): string => name.slice(0, name.lastIndexOf('.') + 1)

/** The groups of actions, by the beginnings of their names. */
const groups = (): [string, string][] => [
  [moduleOf(staffSave), m.people_audit_of_staff()],
  [moduleOf(orderRefund), m.people_audit_of_support()],
  [moduleOf(shopRefund), m.people_audit_of_shop()],
  [moduleOf(catalogueRecordSave), m.people_audit_of_catalogue()],
  [moduleOf(campaignSave), m.people_audit_of_campaign()],
  [moduleOf(dayEndSave), m.people_audit_of_report()],
  [moduleOf(endpointSave), m.people_audit_of_webhook()],
  [moduleOf(tripDelivered), m.people_audit_of_rider()],
]

/** The actions that the audit can be narrowed to: whole groups, and the one that an address names. */
export function actionOptions(chosen: string) {
  const options = [['', m.people_audit_any()] as const, ...groups()].map(([value, words]) => ({ value, words }))
  return options.some(({ value }) => value === chosen) ? options : [...options, { value: chosen, words: actionName(chosen) }]
}
