import type { Action } from './action.ts'
import { getFrontConfig } from './app/get-front-config.ts'
import { printFELogger } from './app/print-fe-logger.ts'
import { draw } from './game/draw.ts'
import { gameGet } from './game/game-get.ts'
import { isLogin } from './auth/is-login.ts'
import { addressDelete } from './addresses/address-delete.ts'
import { addressGet } from './addresses/address-get.ts'
import { addressSave } from './addresses/address-save.ts'
import { addressSearch } from './addresses/address-search.ts'
import { addressSetDefault } from './addresses/address-set-default.ts'
import { addressSuggest } from './addresses/address-suggest.ts'
import { agreementGet } from './profile/agreement-get.ts'
import { agreementGive } from './profile/agreement-give.ts'
import { bindAccessCode } from './auth/bind-access-code.ts'
import { captchaGet } from './auth/captcha-get.ts'
import { captchaSms } from './auth/captcha-sms.ts'
import { captchaVerify } from './auth/captcha-verify.ts'
import { cardBind } from './payments/card-bind.ts'
import { cardGet } from './payments/card-get.ts'
import { cardPageGet } from './payments/card-page-get.ts'
import { cardPageOpen } from './payments/card-page-open.ts'
import { cardRemove } from './payments/card-remove.ts'
import { cardSetDefault } from './payments/card-set-default.ts'
import { dataExport } from './profile/data-export.ts'
import { deviceListGet } from './auth/device-list-get.ts'
import { emailCodeGet } from './profile/email-code-get.ts'
import { emailVerify } from './profile/email-verify.ts'
import { getShopQuoTime } from './shops/get-shop-quo-time.ts'
import { informationDetailGet } from './app/information-detail-get.ts'
import { informationGet } from './app/information-get.ts'
import { login } from './auth/login.ts'
import { logout } from './auth/logout.ts'
import { memberCodeGet } from './profile/member-code-get.ts'
import { memberCodeVerify } from './profile/member-code-verify.ts'
import { miscAddressTag } from './addresses/misc-address-tag.ts'
import { miscHashTag } from './menu/misc-hash-tag.ts'
import { miscUserTitles } from './profile/misc-user-titles.ts'
import { passkeyGet } from './passkeys/passkey-get.ts'
import { passkeyLoginStart } from './passkeys/passkey-login-start.ts'
import { passkeyLogin } from './passkeys/passkey-login.ts'
import { passkeyRegisterStart } from './passkeys/passkey-register-start.ts'
import { passkeyRegister } from './passkeys/passkey-register.ts'
import { passkeyRemove } from './passkeys/passkey-remove.ts'
import { passwordForget } from './auth/password-forget.ts'
import { passwordReset } from './auth/password-reset.ts'
import { passwordUpdate } from './auth/password-update.ts'
import { pointGet } from './points/point-get.ts'
import { pointHistoryGet } from './points/point-history-get.ts'
import { pushSubscribe } from './push/push-subscribe.ts'
import { pushUnsubscribe } from './push/push-unsubscribe.ts'
import { registerSms } from './auth/register-sms.ts'
import { registerVerifySms } from './auth/register-verify-sms.ts'
import { register } from './auth/register.ts'
import { themeGet } from './app/theme-get.ts'
import { userDelete } from './profile/user-delete.ts'
import { userProfileGet } from './profile/user-profile-get.ts'
import { userUpdate } from './profile/user-update.ts'
import { voucherDetailGet } from './coupons/voucher-detail-get.ts'
import { voucherExchange } from './coupons/voucher-exchange.ts'
import { voucherGet } from './coupons/voucher-get.ts'
import { voucherHold } from './coupons/voucher-hold.ts'
import { voucherOnHoldGet } from './coupons/voucher-on-hold-get.ts'
import { voucherPromoCodeGet } from './coupons/voucher-promo-code-get.ts'
import { voucherRelease } from './coupons/voucher-release.ts'
import { voucherRewardGet } from './coupons/voucher-reward-get.ts'
import { voucherRuleGet } from './coupons/voucher-rule-get.ts'
import { voucherWelcomePackGet } from './coupons/voucher-welcome-pack-get.ts'
import { yuuLink } from './partner/yuu-link.ts'
import { yuuLoginStatus } from './partner/yuu-login-status.ts'
import { yuuProfileGet } from './partner/yuu-profile-get.ts'
import { yuuSessionOpen } from './partner/yuu-session-open.ts'
import { yuuUnlink } from './partner/yuu-unlink.ts'
import { yuuVoucherGet } from './partner/yuu-voucher-get.ts'
import { cancelOrder } from './orders/cancel-order.ts'
import { getOrderDetail } from './orders/get-order-detail.ts'
import { getUserOrders } from './orders/get-user-orders.ts'
import { orderRate } from './orders/order-rate.ts'
import { postOrder } from './orders/post-order.ts'
import { previewOrder } from './orders/preview-order.ts'
import { getShopOrders } from './orders/shop/get-shop-orders.ts'
import { riderMoved } from './orders/rider-moved.ts'
import { refundOrder } from './orders/refund-order.ts'
import { updateOrderStatus } from './orders/update-order-status.ts'
import { methodsGet } from './payments/methods-get.ts'
import { orderPay } from './payments/order-pay.ts'
import { payStatusGet } from './payments/pay-status-get.ts'
import { canPreList } from './promotions/can-pre-list.ts'
import { getStorePres } from './promotions/get-store-pres.ts'
import { getProductMenu } from './menu/get-product-menu.ts'
import { getProductIdListByExtId } from './menu/get-product-id-list-by-ext-id.ts'
import { getRecommend } from './menu/get-recommend.ts'
import { updateSoldOut } from './menu/update-sold-out.ts'
import { getIpRegion } from './app/get-ip-region.ts'
import { getH5Setting } from './app/get-h5-setting.ts'
import { findDeliveryStore } from './shops/find-delivery-store.ts'
import { getFrequentStores } from './shops/get-frequent-stores.ts'
import { getStoreDeliveryRange } from './shops/get-store-delivery-range.ts'
import { getStore } from './shops/get-store.ts'
import { getStoreList } from './shops/get-store-list.ts'
import { updateStoreState } from './shops/update-store-state.ts'
import { getOrCreateVisitor } from './auth/get-or-create-visitor.ts'
import { getUserByExtUserId } from './auth/get-user-by-ext-user-id.ts'
import { shopOrdersGet } from './orders/shop/shop-orders-get.ts'
import { shopOrderMove } from './orders/shop/shop-order-move.ts'
import { shopOrderHold } from './orders/shop/shop-order-hold.ts'
import { shopLineDone } from './orders/shop/shop-line-done.ts'
import { shopHistoryGet } from './orders/shop/shop-history-get.ts'
import { shopOrderGet } from './orders/shop/shop-order-get.ts'
import { shopRefundQuoteGet } from './orders/shop/shop-refund-quote-get.ts'
import { shopRefund } from './orders/shop/shop-refund.ts'
import { shopRefundRequestsGet } from './orders/shop/shop-refund-requests-get.ts'
import { shopRefundDecide } from './orders/shop/shop-refund-decide.ts'
import { shopOverlayGet } from './shops/shop-overlay-get.ts'
import { soldOutSave } from './shops/sold-out-save.ts'
import { holidayListGet } from './shops/holiday-list-get.ts'
import { holidayRemove } from './shops/holiday-remove.ts'
import { holidaySave } from './shops/holiday-save.ts'
import { shopStateSaveMany } from './shops/shop-state-save-many.ts'
import { soldOutListGet } from './shops/sold-out-list-get.ts'
import { soldOutSaveMany } from './shops/sold-out-save-many.ts'
import { shopStateSave } from './shops/shop-state-save.ts'
import { pictureListGet } from './catalogue/picture-list-get.ts'
import { pictureFocusSave } from './catalogue/picture-focus-save.ts'
import { pictureRemove } from './catalogue/picture-remove.ts'
import { courierBook } from './couriers/courier-book.ts'
import { courierCancel } from './couriers/courier-cancel.ts'
import { courierQuote } from './couriers/courier-quote.ts'
import { riderListGet } from './riders/rider-list-get.ts'
import { riderSave } from './riders/rider-save.ts'
import { riderRemove } from './riders/rider-remove.ts'
import { riderAssign } from './riders/rider-assign.ts'
import { riderUnassign } from './riders/rider-unassign.ts'
import { riderHandOver } from './riders/rider-hand-over.ts'
import { riderCashTake } from './riders/rider-cash-take.ts'
import { riderPhotoGet } from './riders/rider-photo-get.ts'
import { tripGet } from './riders/trip-get.ts'
import { tripMoved } from './riders/trip-moved.ts'
import { tripDelivered } from './riders/trip-delivered.ts'
import { tripFailed } from './riders/trip-failed.ts'
import { staffLogin } from './staff/staff-login.ts'
import { staffInviteAccept } from './staff/staff-invite-accept.ts'
import { staffMeGet } from './staff/staff-me-get.ts'
import { staffLogout } from './staff/staff-logout.ts'
import { staffListGet } from './staff/staff-list-get.ts'
import { staffSave } from './staff/staff-save.ts'
import { staffInvite } from './staff/staff-invite.ts'
import { staffSessionListGet } from './staff/staff-session-list-get.ts'
import { staffSessionEnd } from './staff/staff-session-end.ts'
import { staffSessionsEnd } from './staff/staff-sessions-end.ts'
import { staffAccessGet } from './staff/staff-access-get.ts'
import { staffStepUpStart } from './staff/staff-step-up-start.ts'
import { staffStepUp } from './staff/staff-step-up.ts'
import { staffPasskeyGet } from './staff/passkeys/staff-passkey-get.ts'
import { staffPasskeyRegisterStart } from './staff/passkeys/staff-passkey-register-start.ts'
import { staffPasskeyRegister } from './staff/passkeys/staff-passkey-register.ts'
import { staffPasskeyRemove } from './staff/passkeys/staff-passkey-remove.ts'
import { staffPasskeyLoginStart } from './staff/passkeys/staff-passkey-login-start.ts'
import { staffPasskeyLogin } from './staff/passkeys/staff-passkey-login.ts'
import { tabletPairStart } from './tablets/tablet-pair-start.ts'
import { tabletPairGet } from './tablets/tablet-pair-get.ts'
import { tabletPair } from './tablets/tablet-pair.ts'
import { tabletListGet } from './tablets/tablet-list-get.ts'
import { tabletRename } from './tablets/tablet-rename.ts'
import { tabletRevoke } from './tablets/tablet-revoke.ts'
import { tabletPushSubscribe } from './tablets/tablet-push-subscribe.ts'
import { tabletReport } from './tablets/tablet-report.ts'
import { tabletDemoPair } from './tablets/tablet-demo-pair.ts'
import { staffDemoLogin } from './staff/staff-demo-login.ts'
import { staffOidcStart } from './staff/oidc/staff-oidc-start.ts'
import { staffOidcLogin } from './staff/oidc/staff-oidc-login.ts'
import { staffPinSave } from './staff/pins/staff-pin-save.ts'
import { staffPinGive } from './staff/pins/staff-pin-give.ts'
import { shiftPeopleGet } from './staff/pins/shift-people-get.ts'
import { shiftSignIn } from './staff/pins/shift-sign-in.ts'
import { auditGet } from './staff/audit-get.ts'
import { campaignDiscard } from './campaigns/campaign-discard.ts'
import { campaignListGet } from './campaigns/campaign-list-get.ts'
import { campaignResultGet } from './campaigns/campaign-result-get.ts'
import { campaignSave } from './campaigns/campaign-save.ts'
import { campaignSend } from './campaigns/campaign-send.ts'
import { campaignStop } from './campaigns/campaign-stop.ts'
import { segmentCountGet } from './campaigns/segment-count-get.ts'
import { offerTry } from './offers/offer-try.ts'
import { offerUseGet } from './offers/offer-use-get.ts'
import { promoCodeBatchListGet } from './offers/promo-code-batch-list-get.ts'
import { promoCodesExport } from './offers/promo-codes-export.ts'
import { promoCodesMake } from './offers/promo-codes-make.ts'
import { catalogueCheckGet } from './catalogue/catalogue-check-get.ts'
import { catalogueDifferenceGet } from './catalogue/catalogue-difference-get.ts'
import { catalogueDraftDiscard } from './catalogue/catalogue-draft-discard.ts'
import { catalogueDraftSave } from './catalogue/catalogue-draft-save.ts'
import { catalogueExportGet } from './catalogue/catalogue-export-get.ts'
import { catalogueImport } from './catalogue/catalogue-import.ts'
import { catalogueOrderSave } from './catalogue/catalogue-order-save.ts'
import { cataloguePublish } from './catalogue/catalogue-publish.ts'
import { cataloguePublishDecide } from './catalogue/catalogue-publish-decide.ts'
import { cataloguePublishWithdraw } from './catalogue/catalogue-publish-withdraw.ts'
import { cataloguePreviewGet } from './catalogue/catalogue-preview-get.ts'
import { catalogueRecordGet } from './catalogue/catalogue-record-get.ts'
import { catalogueRecordListGet } from './catalogue/catalogue-record-list-get.ts'
import { catalogueRecordRevert } from './catalogue/catalogue-record-revert.ts'
import { catalogueRecordSave } from './catalogue/catalogue-record-save.ts'
import { catalogueRollback } from './catalogue/catalogue-rollback.ts'
import { catalogueVersionListGet } from './catalogue/catalogue-version-list-get.ts'
import { salesGet } from './reports/sales-get.ts'
import { promiseGet } from './reports/promise-get.ts'
import { ratingGet } from './reports/rating-get.ts'
import { ratingListGet } from './reports/rating-list-get.ts'
import { couponCostGet } from './reports/coupon-cost-get.ts'
import { cancelledGet } from './reports/cancelled-get.ts'
import { lateOrdersGet } from './reports/late-orders-get.ts'
import { shopsNowGet } from './reports/shops-now-get.ts'
import { todayGet } from './reports/today-get.ts'
import { ledgerGet } from './reports/ledger-get.ts'
import { reconciliationGet } from './reports/reconciliation-get.ts'
import { dayEndGet } from './reports/day-end-get.ts'
import { dayEndSave } from './reports/day-end-save.ts'
import { dayEndListGet } from './reports/day-end-list-get.ts'
import { settlementImport } from './settlements/settlement-import.ts'
import { settlementCasesGet } from './settlements/settlement-cases-get.ts'
import { settlementCaseSave } from './settlements/settlement-case-save.ts'
import { orderSearch } from './support/order-search.ts'
import { orderTimelineGet } from './support/order-timeline-get.ts'
import { guestUnmask } from './support/guest-unmask.ts'
import { orderRefund } from './support/order-refund.ts'
import { orderCancel } from './support/order-cancel.ts'
import { goodwillGive } from './support/goodwill-give.ts'
import { messageResend } from './support/message-resend.ts'
import { memberSearch } from './support/member-search.ts'
import { memberGet } from './support/member-get.ts'
import { memberExport } from './support/member-export.ts'
import { memberDelete } from './support/member-delete.ts'
import { orderRefundQuoteGet } from './support/order-refund-quote-get.ts'
import { goodwillTermsGet } from './support/goodwill-terms-get.ts'
import { supportRequestsGet } from './support/support-requests-get.ts'
import { dataRequestListGet } from './support/data-request-list-get.ts'
import { dataRequestSave } from './support/data-request-save.ts'
import { dataRequestClose } from './support/data-request-close.ts'
import { endpointListGet } from './webhooks/endpoint-list-get.ts'
import { endpointSave } from './webhooks/endpoint-save.ts'
import { endpointRemove } from './webhooks/endpoint-remove.ts'
import { endpointSecretRotate } from './webhooks/endpoint-secret-rotate.ts'
import { endpointTest } from './webhooks/endpoint-test.ts'
import { deliveryListGet } from './webhooks/delivery-list-get.ts'
import { deliveryReplay } from './webhooks/delivery-replay.ts'
import { printerListGet } from './printing/printer-list-get.ts'
import { printerSave } from './printing/printer-save.ts'
import { printerRemove } from './printing/printer-remove.ts'
import { printerTest } from './printing/printer-test.ts'
import { printJobSave } from './printing/print-job-save.ts'
import { printJobListGet } from './printing/print-job-list-get.ts'
import { printJobRetry } from './printing/print-job-retry.ts'
import { printJobCancel } from './printing/print-job-cancel.ts'
import { groupBegin } from './groups/group-begin.ts'
import { groupGet } from './groups/group-get.ts'
import { groupJoin } from './groups/group-join.ts'
import { groupLinesAdd } from './groups/group-lines-add.ts'
import { groupLineSave } from './groups/group-line-save.ts'
import { groupSave } from './groups/group-save.ts'
import { groupClose } from './groups/group-close.ts'
import { groupLeave } from './groups/group-leave.ts'

/** Every call there is. The gateway must handle each; the tests try each. */
export const calls = [
  isLogin,
  getUserByExtUserId,
  getOrCreateVisitor,
  bindAccessCode,
  userProfileGet,
  captchaGet,
  captchaSms,
  captchaVerify,
  registerSms,
  registerVerifySms,
  register,
  login,
  passwordForget,
  passwordReset,
  passwordUpdate,
  logout,
  deviceListGet,
  agreementGet,
  agreementGive,
  passkeyGet,
  passkeyLoginStart,
  passkeyLogin,
  passkeyRegisterStart,
  passkeyRegister,
  passkeyRemove,
  userUpdate,
  pushSubscribe,
  pushUnsubscribe,
  emailCodeGet,
  emailVerify,
  addressGet,
  addressSave,
  addressDelete,
  addressSetDefault,
  cardBind,
  cardGet,
  cardPageGet,
  cardPageOpen,
  cardRemove,
  cardSetDefault,
  pointGet,
  pointHistoryGet,
  voucherWelcomePackGet,
  voucherGet,
  voucherDetailGet,
  voucherRuleGet,
  voucherPromoCodeGet,
  voucherRewardGet,
  voucherExchange,
  voucherHold,
  voucherOnHoldGet,
  voucherRelease,
  yuuSessionOpen,
  yuuLink,
  yuuUnlink,
  yuuLoginStatus,
  yuuProfileGet,
  yuuVoucherGet,
  informationGet,
  informationDetailGet,
  dataExport,
  userDelete,
  memberCodeGet,
  memberCodeVerify,
  themeGet,
  miscHashTag,
  miscAddressTag,
  miscUserTitles,
  addressSearch,
  addressSuggest,
  getShopQuoTime,
  getFrontConfig,
  printFELogger,
  getIpRegion,
  getH5Setting,
  getStoreList,
  getFrequentStores,
  getStore,
  getStoreDeliveryRange,
  findDeliveryStore,
  updateStoreState,
  getProductMenu,
  getProductIdListByExtId,
  getRecommend,
  updateSoldOut,
  getStorePres,
  canPreList,
  previewOrder,
  postOrder,
  getOrderDetail,
  getUserOrders,
  cancelOrder,
  orderRate,
  getShopOrders,
  updateOrderStatus,
  refundOrder,
  riderMoved,
  methodsGet,
  orderPay,
  payStatusGet,
  gameGet,
  draw,
  shopOrdersGet,
  shopOrderMove,
  shopOrderHold,
  shopLineDone,
  shopHistoryGet,
  shopOrderGet,
  shopRefundQuoteGet,
  shopRefund,
  shopRefundRequestsGet,
  shopRefundDecide,
  shopOverlayGet,
  soldOutSave,
  shopStateSave,
  holidayListGet,
  holidayRemove,
  holidaySave,
  shopStateSaveMany,
  soldOutListGet,
  soldOutSaveMany,
  pictureListGet,
  pictureFocusSave,
  pictureRemove,
  riderListGet,
  riderSave,
  riderRemove,
  riderAssign,
  riderUnassign,
  riderHandOver,
  riderCashTake,
  riderPhotoGet,
  courierQuote,
  courierBook,
  courierCancel,
  tripGet,
  tripMoved,
  tripDelivered,
  tripFailed,
  staffLogin,
  staffInviteAccept,
  staffMeGet,
  staffLogout,
  staffListGet,
  staffSave,
  staffInvite,
  staffSessionListGet,
  staffSessionEnd,
  staffSessionsEnd,
  staffAccessGet,
  staffStepUpStart,
  staffStepUp,
  staffPasskeyGet,
  staffPasskeyRegisterStart,
  staffPasskeyRegister,
  staffPasskeyRemove,
  staffPasskeyLoginStart,
  staffPasskeyLogin,
  tabletPairStart,
  tabletPairGet,
  tabletPair,
  tabletListGet,
  tabletRename,
  tabletRevoke,
  tabletPushSubscribe,
  tabletReport,
  tabletDemoPair,
  staffDemoLogin,
  staffOidcStart,
  staffOidcLogin,
  staffPinSave,
  staffPinGive,
  shiftPeopleGet,
  shiftSignIn,
  auditGet,
  campaignDiscard,
  campaignListGet,
  campaignResultGet,
  campaignSave,
  campaignSend,
  campaignStop,
  segmentCountGet,
  offerTry,
  offerUseGet,
  promoCodeBatchListGet,
  promoCodesExport,
  promoCodesMake,
  catalogueCheckGet,
  catalogueDifferenceGet,
  catalogueDraftDiscard,
  catalogueDraftSave,
  catalogueExportGet,
  catalogueImport,
  catalogueOrderSave,
  cataloguePublish,
  cataloguePublishDecide,
  cataloguePublishWithdraw,
  cataloguePreviewGet,
  catalogueRecordGet,
  catalogueRecordListGet,
  catalogueRecordRevert,
  catalogueRecordSave,
  catalogueRollback,
  catalogueVersionListGet,
  salesGet,
  promiseGet,
  ratingGet,
  ratingListGet,
  couponCostGet,
  cancelledGet,
  todayGet,
  shopsNowGet,
  lateOrdersGet,
  ledgerGet,
  reconciliationGet,
  dayEndGet,
  dayEndSave,
  dayEndListGet,
  settlementImport,
  settlementCasesGet,
  settlementCaseSave,
  orderSearch,
  orderTimelineGet,
  guestUnmask,
  orderRefund,
  orderCancel,
  goodwillGive,
  messageResend,
  memberSearch,
  memberGet,
  memberExport,
  memberDelete,
  orderRefundQuoteGet,
  goodwillTermsGet,
  supportRequestsGet,
  dataRequestListGet,
  dataRequestSave,
  dataRequestClose,
  endpointListGet,
  endpointSave,
  endpointRemove,
  endpointSecretRotate,
  endpointTest,
  deliveryListGet,
  deliveryReplay,
  printerListGet,
  printerSave,
  printerRemove,
  printerTest,
  printJobSave,
  printJobListGet,
  printJobRetry,
  printJobCancel,
  groupBegin,
  groupGet,
  groupJoin,
  groupLinesAdd,
  groupLineSave,
  groupSave,
  groupClose,
  groupLeave,
] as const satisfies readonly Action[]

/** Every reason that some call can refuse with. */
export type CallRefusal = (typeof calls)[number]['refusals'][number]
