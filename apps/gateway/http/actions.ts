import type { Context } from '../context.ts'
import type { Handler } from '../platform/handle.ts'
import { getFrontConfigAction } from '../modules/catalogue/actions/get-front-config.ts'
import { printFELoggerAction } from '../modules/catalogue/actions/print-fe-logger.ts'
import { drawAction } from '../modules/game/actions/draw.ts'
import { gameGetAction } from '../modules/game/actions/game-get.ts'
import { isLoginAction } from '../modules/members/auth/actions/is-login.ts'
import { addressDeleteAction } from '../modules/members/addresses/actions/address-delete.ts'
import { addressGetAction } from '../modules/members/addresses/actions/address-get.ts'
import { addressSaveAction } from '../modules/members/addresses/actions/address-save.ts'
import { addressSearchAction } from '../modules/addresses/actions/address-search.ts'
import { addressSetDefaultAction } from '../modules/members/addresses/actions/address-set-default.ts'
import { addressSuggestAction } from '../modules/addresses/actions/address-suggest.ts'
import { agreementGetAction } from '../modules/members/profile/actions/agreement-get.ts'
import { agreementGiveAction } from '../modules/members/profile/actions/agreement-give.ts'
import { bindAccessCodeAction } from '../modules/members/auth/actions/bind-access-code.ts'
import { captchaGetAction } from '../modules/members/auth/actions/captcha-get.ts'
import { captchaSmsAction } from '../modules/members/auth/actions/captcha-sms.ts'
import { captchaVerifyAction } from '../modules/members/auth/actions/captcha-verify.ts'
import { cardBindAction } from '../modules/payments/actions/card-bind.ts'
import { cardGetAction } from '../modules/payments/actions/card-get.ts'
import { cardPageGetAction } from '../modules/payments/actions/card-page-get.ts'
import { cardPageOpenAction } from '../modules/payments/actions/card-page-open.ts'
import { cardRemoveAction } from '../modules/payments/actions/card-remove.ts'
import { cardSetDefaultAction } from '../modules/payments/actions/card-set-default.ts'
import { dataExportAction } from '../modules/members/profile/actions/data-export.ts'
import { deviceListGetAction } from '../modules/members/auth/actions/device-list-get.ts'
import { emailCodeGetAction } from '../modules/members/auth/actions/email-code-get.ts'
import { emailVerifyAction } from '../modules/members/auth/actions/email-verify.ts'
import { getShopQuoTimeAction } from '../modules/ordering/actions/get-shop-quo-time.ts'
import { informationDetailGetAction } from '../modules/members/profile/actions/information-detail-get.ts'
import { informationGetAction } from '../modules/members/profile/actions/information-get.ts'
import { loginAction } from '../modules/members/auth/actions/login.ts'
import { logoutAction } from '../modules/members/auth/actions/logout.ts'
import { memberCodeGetAction } from '../modules/members/profile/actions/member-code-get.ts'
import { memberCodeVerifyAction } from '../modules/members/profile/actions/member-code-verify.ts'
import { miscAddressTagAction } from '../modules/members/addresses/actions/misc-address-tag.ts'
import { miscHashTagAction } from '../modules/members/profile/actions/misc-hash-tag.ts'
import { miscUserTitlesAction } from '../modules/members/profile/actions/misc-user-titles.ts'
import { passkeyGetAction } from '../modules/members/passkeys/actions/passkey-get.ts'
import { passkeyLoginStartAction } from '../modules/members/passkeys/actions/passkey-login-start.ts'
import { passkeyLoginAction } from '../modules/members/passkeys/actions/passkey-login.ts'
import { passkeyRegisterStartAction } from '../modules/members/passkeys/actions/passkey-register-start.ts'
import { passkeyRegisterAction } from '../modules/members/passkeys/actions/passkey-register.ts'
import { passkeyRemoveAction } from '../modules/members/passkeys/actions/passkey-remove.ts'
import { passwordForgetAction } from '../modules/members/auth/actions/password-forget.ts'
import { passwordResetAction } from '../modules/members/auth/actions/password-reset.ts'
import { passwordUpdateAction } from '../modules/members/auth/actions/password-update.ts'
import { pointGetAction } from '../modules/members/points/actions/point-get.ts'
import { pointHistoryGetAction } from '../modules/members/points/actions/point-history-get.ts'
import { pushSubscribeAction } from '../modules/push/actions/push-subscribe.ts'
import { tabletPushSubscribeAction } from '../modules/push/tablets/actions/tablet-push-subscribe.ts'
import { pushUnsubscribeAction } from '../modules/push/actions/push-unsubscribe.ts'
import { registerSmsAction } from '../modules/members/auth/actions/register-sms.ts'
import { registerVerifySmsAction } from '../modules/members/auth/actions/register-verify-sms.ts'
import { registerAction } from '../modules/members/auth/actions/register.ts'
import { themeGetAction } from '../modules/members/profile/actions/theme-get.ts'
import { userDeleteAction } from '../modules/members/profile/actions/user-delete.ts'
import { userProfileGetAction } from '../modules/members/profile/actions/user-profile-get.ts'
import { userUpdateAction } from '../modules/members/profile/actions/user-update.ts'
import { voucherDetailGetAction } from '../modules/vouchers/actions/voucher-detail-get.ts'
import { voucherExchangeAction } from '../modules/vouchers/actions/voucher-exchange.ts'
import { voucherGetAction } from '../modules/vouchers/actions/voucher-get.ts'
import { voucherHoldAction } from '../modules/vouchers/actions/voucher-hold.ts'
import { voucherOnHoldGetAction } from '../modules/vouchers/actions/voucher-on-hold-get.ts'
import { voucherPromoCodeGetAction } from '../modules/vouchers/actions/voucher-promo-code-get.ts'
import { voucherReleaseAction } from '../modules/vouchers/actions/voucher-release.ts'
import { voucherRewardGetAction } from '../modules/vouchers/actions/voucher-reward-get.ts'
import { voucherRuleGetAction } from '../modules/vouchers/actions/voucher-rule-get.ts'
import { voucherWelcomePackGetAction } from '../modules/vouchers/actions/voucher-welcome-pack-get.ts'
import { yuuLinkAction } from '../modules/members/partner/actions/yuu-link.ts'
import { yuuLoginStatusAction } from '../modules/members/partner/actions/yuu-login-status.ts'
import { yuuProfileGetAction } from '../modules/members/partner/actions/yuu-profile-get.ts'
import { yuuSessionOpenAction } from '../modules/members/partner/actions/yuu-session-open.ts'
import { yuuUnlinkAction } from '../modules/members/partner/actions/yuu-unlink.ts'
import { yuuVoucherGetAction } from '../modules/vouchers/actions/yuu-voucher-get.ts'
import { orderRateAction } from '../modules/ordering/actions/order-rate.ts'
import { cancelOrderAction } from '../modules/ordering/actions/cancel-order.ts'
import { getOrderDetailAction } from '../modules/ordering/actions/get-order-detail.ts'
import { getUserOrdersAction } from '../modules/ordering/actions/get-user-orders.ts'
import { postOrderAction } from '../modules/ordering/actions/post-order.ts'
import { previewOrderAction } from '../modules/ordering/actions/preview-order.ts'
import { getShopOrdersAction } from '../modules/ordering/actions/get-shop-orders.ts'
import { refundOrderAction } from '../modules/payments/actions/refund-order.ts'
import { riderMovedAction } from '../modules/ordering/actions/rider-moved.ts'
import { updateOrderStatusAction } from '../modules/ordering/actions/update-order-status.ts'
import { methodsGetAction } from '../modules/payments/actions/methods-get.ts'
import { orderPayAction } from '../modules/payments/actions/order-pay.ts'
import { payStatusGetAction } from '../modules/payments/actions/pay-status-get.ts'
import { canPreListAction } from '../modules/ordering/actions/can-pre-list.ts'
import { getStorePresAction } from '../modules/ordering/actions/get-store-pres.ts'
import { getProductMenuAction } from '../modules/catalogue/actions/get-product-menu.ts'
import { getProductIdListByExtIdAction } from '../modules/catalogue/actions/get-product-id-list-by-ext-id.ts'
import { getRecommendAction } from '../modules/catalogue/actions/get-recommend.ts'
import { updateSoldOutAction } from '../modules/catalogue/actions/update-sold-out.ts'
import { getIpRegionAction } from '../modules/addresses/actions/get-ip-region.ts'
import { getH5SettingAction } from '../modules/catalogue/actions/get-h5-setting.ts'
import { findDeliveryStoreAction } from '../modules/catalogue/actions/find-delivery-store.ts'
import { getStoreListAction } from '../modules/catalogue/actions/get-store-list.ts'
import { getFrequentStoresAction } from '../modules/catalogue/actions/get-frequent-stores.ts'
import { getStoreDeliveryRangeAction } from '../modules/catalogue/actions/get-store-delivery-range.ts'
import { getStoreAction } from '../modules/catalogue/actions/get-store.ts'
import { updateStoreStateAction } from '../modules/catalogue/actions/update-store-state.ts'
import { getOrCreateVisitorAction } from '../modules/members/auth/actions/get-or-create-visitor.ts'
import { getUserByExtUserIdAction } from '../modules/members/auth/actions/get-user-by-ext-user-id.ts'
import { shopOrdersGetAction } from '../modules/ordering/actions/shop-orders-get.ts'
import { shopOrderMoveAction } from '../modules/ordering/actions/shop-order-move.ts'
import { shopOrderGetAction } from '../modules/ordering/actions/shop-order-get.ts'
import { shopRefundQuoteGetAction } from '../modules/payments/actions/shop-refund-quote-get.ts'
import { shopOrderHoldAction } from '../modules/ordering/actions/shop-order-hold.ts'
import { shopLineDoneAction } from '../modules/ordering/actions/shop-line-done.ts'
import { shopHistoryGetAction } from '../modules/ordering/actions/shop-history-get.ts'
import { shopRefundAction } from '../modules/payments/actions/shop-refund.ts'
import { shopRefundRequestsGetAction } from '../modules/payments/actions/shop-refund-requests-get.ts'
import { shopRefundDecideAction } from '../modules/payments/actions/shop-refund-decide.ts'
import { shopOverlayGetAction } from '../modules/catalogue/actions/shop-overlay-get.ts'
import { pictureFocusSaveAction } from '../modules/catalogue/actions/picture-focus-save.ts'
import { pictureListGetAction } from '../modules/catalogue/actions/picture-list-get.ts'
import { pictureRemoveAction } from '../modules/catalogue/actions/picture-remove.ts'
import { soldOutSaveAction } from '../modules/catalogue/actions/sold-out-save.ts'
import { holidayListGetAction } from '../modules/catalogue/actions/holiday-list-get.ts'
import { holidayRemoveAction } from '../modules/catalogue/actions/holiday-remove.ts'
import { holidaySaveAction } from '../modules/catalogue/actions/holiday-save.ts'
import { shopStateSaveManyAction } from '../modules/catalogue/actions/shop-state-save-many.ts'
import { soldOutListGetAction } from '../modules/catalogue/actions/sold-out-list-get.ts'
import { soldOutSaveManyAction } from '../modules/catalogue/actions/sold-out-save-many.ts'
import { shopStateSaveAction } from '../modules/catalogue/actions/shop-state-save.ts'
import { courierBookAction } from '../modules/couriers/actions/courier-book.ts'
import { courierCancelAction } from '../modules/couriers/actions/courier-cancel.ts'
import { courierQuoteAction } from '../modules/couriers/actions/courier-quote.ts'
import { riderListGetAction } from '../modules/riders/actions/rider-list-get.ts'
import { riderSaveAction } from '../modules/riders/actions/rider-save.ts'
import { riderRemoveAction } from '../modules/riders/actions/rider-remove.ts'
import { riderAssignAction } from '../modules/riders/actions/rider-assign.ts'
import { riderUnassignAction } from '../modules/riders/actions/rider-unassign.ts'
import { riderHandOverAction } from '../modules/riders/actions/rider-hand-over.ts'
import { riderCashTakeAction } from '../modules/riders/actions/rider-cash-take.ts'
import { riderPhotoGetAction } from '../modules/riders/actions/rider-photo-get.ts'
import { tripGetAction } from '../modules/riders/actions/trip-get.ts'
import { tripMovedAction } from '../modules/riders/actions/trip-moved.ts'
import { tripDeliveredAction } from '../modules/riders/actions/trip-delivered.ts'
import { tripFailedAction } from '../modules/riders/actions/trip-failed.ts'
import { staffLoginAction } from '../modules/staff/actions/staff-login.ts'
import { staffInviteAcceptAction } from '../modules/staff/actions/staff-invite-accept.ts'
import { staffMeGetAction } from '../modules/staff/actions/staff-me-get.ts'
import { staffLogoutAction } from '../modules/staff/actions/staff-logout.ts'
import { staffListGetAction } from '../modules/staff/actions/staff-list-get.ts'
import { staffSaveAction } from '../modules/staff/actions/staff-save.ts'
import { staffInviteAction } from '../modules/staff/actions/staff-invite.ts'
import { staffSessionListGetAction } from '../modules/staff/actions/staff-session-list-get.ts'
import { staffSessionEndAction } from '../modules/staff/actions/staff-session-end.ts'
import { staffSessionsEndAction } from '../modules/staff/actions/staff-sessions-end.ts'
import { staffAccessGetAction } from '../modules/staff/actions/staff-access-get.ts'
import { staffStepUpStartAction } from '../modules/staff/actions/staff-step-up-start.ts'
import { staffStepUpAction } from '../modules/staff/actions/staff-step-up.ts'
import { staffPasskeyGetAction } from '../modules/staff/passkeys/actions/staff-passkey-get.ts'
import { staffPasskeyRegisterStartAction } from '../modules/staff/passkeys/actions/staff-passkey-register-start.ts'
import { staffPasskeyRegisterAction } from '../modules/staff/passkeys/actions/staff-passkey-register.ts'
import { staffPasskeyRemoveAction } from '../modules/staff/passkeys/actions/staff-passkey-remove.ts'
import { staffPasskeyLoginStartAction } from '../modules/staff/passkeys/actions/staff-passkey-login-start.ts'
import { staffPasskeyLoginAction } from '../modules/staff/passkeys/actions/staff-passkey-login.ts'
import { staffPinSaveAction } from '../modules/staff/pins/actions/staff-pin-save.ts'
import { staffPinGiveAction } from '../modules/staff/pins/actions/staff-pin-give.ts'
import { shiftPeopleGetAction } from '../modules/staff/pins/actions/shift-people-get.ts'
import { shiftSignInAction } from '../modules/staff/pins/actions/shift-sign-in.ts'
import { tabletPairStartAction } from '../modules/staff/tablets/actions/tablet-pair-start.ts'
import { tabletPairGetAction } from '../modules/staff/tablets/actions/tablet-pair-get.ts'
import { tabletPairAction } from '../modules/staff/tablets/actions/tablet-pair.ts'
import { tabletListGetAction } from '../modules/staff/tablets/actions/tablet-list-get.ts'
import { tabletRenameAction } from '../modules/staff/tablets/actions/tablet-rename.ts'
import { tabletRevokeAction } from '../modules/staff/tablets/actions/tablet-revoke.ts'
import { tabletReportAction } from '../modules/staff/tablets/actions/tablet-report.ts'
import { tabletDemoPairAction } from '../modules/staff/demo/actions/tablet-demo-pair.ts'
import { staffDemoLoginAction } from '../modules/staff/demo/actions/staff-demo-login.ts'
import { staffOidcStartAction } from '../modules/staff/oidc/actions/staff-oidc-start.ts'
import { staffOidcLoginAction } from '../modules/staff/oidc/actions/staff-oidc-login.ts'
import { auditGetAction } from '../modules/staff/actions/audit-get.ts'
import { campaignDiscardAction } from '../modules/campaigns/actions/campaign-discard.ts'
import { campaignListGetAction } from '../modules/campaigns/actions/campaign-list-get.ts'
import { campaignResultGetAction } from '../modules/campaigns/actions/campaign-result-get.ts'
import { campaignSaveAction } from '../modules/campaigns/actions/campaign-save.ts'
import { campaignSendAction } from '../modules/campaigns/actions/campaign-send.ts'
import { campaignStopAction } from '../modules/campaigns/actions/campaign-stop.ts'
import { segmentCountGetAction } from '../modules/campaigns/actions/segment-count-get.ts'
import { offerTryAction } from '../modules/offers/actions/offer-try.ts'
import { offerUseGetAction } from '../modules/offers/actions/offer-use-get.ts'
import { promoCodeBatchListGetAction } from '../modules/offers/actions/promo-code-batch-list-get.ts'
import { promoCodesExportAction } from '../modules/offers/actions/promo-codes-export.ts'
import { promoCodesMakeAction } from '../modules/offers/actions/promo-codes-make.ts'
import { catalogueCheckGetAction } from '../modules/catalogue/versions/actions/catalogue-check-get.ts'
import { catalogueDifferenceGetAction } from '../modules/catalogue/versions/actions/catalogue-difference-get.ts'
import { catalogueDraftDiscardAction } from '../modules/catalogue/versions/actions/catalogue-draft-discard.ts'
import { catalogueDraftSaveAction } from '../modules/catalogue/versions/actions/catalogue-draft-save.ts'
import { catalogueExportGetAction } from '../modules/catalogue/versions/actions/catalogue-export-get.ts'
import { catalogueImportAction } from '../modules/catalogue/versions/actions/catalogue-import.ts'
import { catalogueOrderSaveAction } from '../modules/catalogue/versions/actions/catalogue-order-save.ts'
import { cataloguePublishAction } from '../modules/catalogue/versions/actions/catalogue-publish.ts'
import { cataloguePublishDecideAction } from '../modules/catalogue/versions/actions/catalogue-publish-decide.ts'
import { cataloguePublishWithdrawAction } from '../modules/catalogue/versions/actions/catalogue-publish-withdraw.ts'
import { cataloguePreviewGetAction } from '../modules/catalogue/versions/actions/catalogue-preview-get.ts'
import { catalogueRecordGetAction } from '../modules/catalogue/versions/actions/catalogue-record-get.ts'
import { catalogueRecordListGetAction } from '../modules/catalogue/versions/actions/catalogue-record-list-get.ts'
import { catalogueRecordRevertAction } from '../modules/catalogue/versions/actions/catalogue-record-revert.ts'
import { catalogueRecordSaveAction } from '../modules/catalogue/versions/actions/catalogue-record-save.ts'
import { catalogueRollbackAction } from '../modules/catalogue/versions/actions/catalogue-rollback.ts'
import { catalogueVersionListGetAction } from '../modules/catalogue/versions/actions/catalogue-version-list-get.ts'
import { salesGetAction } from '../modules/reports/actions/sales-get.ts'
import { ratingGetAction } from '../modules/reports/actions/rating-get.ts'
import { ratingListGetAction } from '../modules/reports/actions/rating-list-get.ts'
import { promiseGetAction } from '../modules/reports/actions/promise-get.ts'
import { couponCostGetAction } from '../modules/reports/actions/coupon-cost-get.ts'
import { cancelledGetAction } from '../modules/reports/actions/cancelled-get.ts'
import { lateOrdersGetAction } from '../modules/reports/actions/late-orders-get.ts'
import { shopsNowGetAction } from '../modules/reports/actions/shops-now-get.ts'
import { todayGetAction } from '../modules/reports/actions/today-get.ts'
import { ledgerGetAction } from '../modules/reports/actions/ledger-get.ts'
import { reconciliationGetAction } from '../modules/reports/actions/reconciliation-get.ts'
import { dayEndGetAction } from '../modules/reports/actions/day-end-get.ts'
import { dayEndSaveAction } from '../modules/reports/actions/day-end-save.ts'
import { dayEndListGetAction } from '../modules/reports/actions/day-end-list-get.ts'
import { settlementImportAction } from '../modules/settlements/actions/settlement-import.ts'
import { settlementCasesGetAction } from '../modules/settlements/actions/settlement-cases-get.ts'
import { settlementCaseSaveAction } from '../modules/settlements/actions/settlement-case-save.ts'
import { orderSearchAction } from '../modules/support/actions/order-search.ts'
import { orderTimelineGetAction } from '../modules/support/actions/order-timeline-get.ts'
import { guestUnmaskAction } from '../modules/support/actions/guest-unmask.ts'
import { orderRefundAction } from '../modules/support/actions/order-refund.ts'
import { orderCancelAction } from '../modules/support/actions/order-cancel.ts'
import { goodwillGiveAction } from '../modules/support/actions/goodwill-give.ts'
import { messageResendAction } from '../modules/support/actions/message-resend.ts'
import { memberSearchAction } from '../modules/support/actions/member-search.ts'
import { memberGetAction } from '../modules/support/actions/member-get.ts'
import { memberExportAction } from '../modules/support/actions/member-export.ts'
import { memberDeleteAction } from '../modules/support/actions/member-delete.ts'
import { orderRefundQuoteGetAction } from '../modules/support/actions/order-refund-quote-get.ts'
import { goodwillTermsGetAction } from '../modules/support/actions/goodwill-terms-get.ts'
import { supportRequestsGetAction } from '../modules/support/actions/support-requests-get.ts'
import { dataRequestListGetAction } from '../modules/support/actions/data-request-list-get.ts'
import { dataRequestSaveAction } from '../modules/support/actions/data-request-save.ts'
import { dataRequestCloseAction } from '../modules/support/actions/data-request-close.ts'
import { endpointListGetAction } from '../modules/webhooks/actions/endpoint-list-get.ts'
import { endpointSaveAction } from '../modules/webhooks/actions/endpoint-save.ts'
import { endpointRemoveAction } from '../modules/webhooks/actions/endpoint-remove.ts'
import { endpointSecretRotateAction } from '../modules/webhooks/actions/endpoint-secret-rotate.ts'
import { endpointTestAction } from '../modules/webhooks/actions/endpoint-test.ts'
import { deliveryListGetAction } from '../modules/webhooks/actions/delivery-list-get.ts'
import { deliveryReplayAction } from '../modules/webhooks/actions/delivery-replay.ts'
import { printerListGetAction } from '../modules/printing/actions/printer-list-get.ts'
import { printerSaveAction } from '../modules/printing/actions/printer-save.ts'
import { printerRemoveAction } from '../modules/printing/actions/printer-remove.ts'
import { printerTestAction } from '../modules/printing/actions/printer-test.ts'
import { printJobSaveAction } from '../modules/printing/actions/print-job-save.ts'
import { printJobListGetAction } from '../modules/printing/actions/print-job-list-get.ts'
import { printJobRetryAction } from '../modules/printing/actions/print-job-retry.ts'
import { printJobCancelAction } from '../modules/printing/actions/print-job-cancel.ts'
import { groupBeginAction } from '../modules/groups/actions/group-begin.ts'
import { groupGetAction } from '../modules/groups/actions/group-get.ts'
import { groupJoinAction } from '../modules/groups/actions/group-join.ts'
import { groupLinesAddAction } from '../modules/groups/actions/group-lines-add.ts'
import { groupLineSaveAction } from '../modules/groups/actions/group-line-save.ts'
import { groupSaveAction } from '../modules/groups/actions/group-save.ts'
import { groupCloseAction } from '../modules/groups/actions/group-close.ts'
import { groupLeaveAction } from '../modules/groups/actions/group-leave.ts'

/** The whole API on one screen. */
export const actions: readonly Handler<Context>[] = [
  isLoginAction,
  getUserByExtUserIdAction,
  getOrCreateVisitorAction,
  bindAccessCodeAction,
  userProfileGetAction,
  captchaGetAction,
  captchaSmsAction,
  captchaVerifyAction,
  registerSmsAction,
  registerVerifySmsAction,
  registerAction,
  loginAction,
  passwordForgetAction,
  passwordResetAction,
  passwordUpdateAction,
  logoutAction,
  deviceListGetAction,
  agreementGetAction,
  agreementGiveAction,
  passkeyGetAction,
  passkeyLoginStartAction,
  passkeyLoginAction,
  passkeyRegisterStartAction,
  passkeyRegisterAction,
  passkeyRemoveAction,
  userUpdateAction,
  pushSubscribeAction,
  pushUnsubscribeAction,
  emailCodeGetAction,
  emailVerifyAction,
  addressGetAction,
  addressSaveAction,
  addressDeleteAction,
  addressSetDefaultAction,
  cardBindAction,
  cardGetAction,
  cardPageGetAction,
  cardPageOpenAction,
  cardRemoveAction,
  cardSetDefaultAction,
  pointGetAction,
  pointHistoryGetAction,
  voucherWelcomePackGetAction,
  voucherGetAction,
  voucherDetailGetAction,
  voucherRuleGetAction,
  voucherPromoCodeGetAction,
  voucherRewardGetAction,
  voucherExchangeAction,
  voucherHoldAction,
  voucherOnHoldGetAction,
  voucherReleaseAction,
  yuuSessionOpenAction,
  yuuLinkAction,
  yuuUnlinkAction,
  yuuLoginStatusAction,
  yuuProfileGetAction,
  yuuVoucherGetAction,
  informationGetAction,
  informationDetailGetAction,
  dataExportAction,
  userDeleteAction,
  memberCodeGetAction,
  memberCodeVerifyAction,
  themeGetAction,
  miscHashTagAction,
  miscAddressTagAction,
  miscUserTitlesAction,
  addressSearchAction,
  addressSuggestAction,
  getShopQuoTimeAction,
  getFrontConfigAction,
  printFELoggerAction,
  getIpRegionAction,
  getH5SettingAction,
  getStoreListAction,
  getFrequentStoresAction,
  getStoreAction,
  getStoreDeliveryRangeAction,
  findDeliveryStoreAction,
  updateStoreStateAction,
  getProductMenuAction,
  getProductIdListByExtIdAction,
  getRecommendAction,
  updateSoldOutAction,
  getStorePresAction,
  canPreListAction,
  previewOrderAction,
  postOrderAction,
  getOrderDetailAction,
  getUserOrdersAction,
  cancelOrderAction,
  orderRateAction,
  getShopOrdersAction,
  updateOrderStatusAction,
  riderMovedAction,
  refundOrderAction,
  methodsGetAction,
  orderPayAction,
  payStatusGetAction,
  gameGetAction,
  drawAction,
  shopOrdersGetAction,
  shopOrderMoveAction,
  shopOrderGetAction,
  shopRefundQuoteGetAction,
  shopOrderHoldAction,
  shopLineDoneAction,
  shopHistoryGetAction,
  shopRefundAction,
  shopRefundRequestsGetAction,
  shopRefundDecideAction,
  shopOverlayGetAction,
  soldOutSaveAction,
  shopStateSaveAction,
  holidayListGetAction,
  holidayRemoveAction,
  holidaySaveAction,
  shopStateSaveManyAction,
  soldOutListGetAction,
  soldOutSaveManyAction,
  pictureListGetAction,
  pictureFocusSaveAction,
  pictureRemoveAction,
  riderListGetAction,
  riderSaveAction,
  riderRemoveAction,
  riderAssignAction,
  riderUnassignAction,
  riderHandOverAction,
  riderCashTakeAction,
  riderPhotoGetAction,
  courierQuoteAction,
  courierBookAction,
  courierCancelAction,
  tripGetAction,
  tripMovedAction,
  tripDeliveredAction,
  tripFailedAction,
  staffLoginAction,
  staffInviteAcceptAction,
  staffMeGetAction,
  staffLogoutAction,
  staffListGetAction,
  staffSaveAction,
  staffInviteAction,
  staffSessionListGetAction,
  staffSessionEndAction,
  staffSessionsEndAction,
  staffAccessGetAction,
  staffStepUpStartAction,
  staffStepUpAction,
  staffPasskeyGetAction,
  staffPasskeyRegisterStartAction,
  staffPasskeyRegisterAction,
  staffPasskeyRemoveAction,
  staffPasskeyLoginStartAction,
  staffPasskeyLoginAction,
  staffPinSaveAction,
  staffPinGiveAction,
  shiftPeopleGetAction,
  shiftSignInAction,
  tabletPairStartAction,
  tabletPairGetAction,
  tabletPairAction,
  tabletListGetAction,
  tabletRenameAction,
  tabletRevokeAction,
  tabletPushSubscribeAction,
  tabletReportAction,
  tabletDemoPairAction,
  staffDemoLoginAction,
  staffOidcStartAction,
  staffOidcLoginAction,
  auditGetAction,
  campaignDiscardAction,
  campaignListGetAction,
  campaignResultGetAction,
  campaignSaveAction,
  campaignSendAction,
  campaignStopAction,
  segmentCountGetAction,
  offerTryAction,
  offerUseGetAction,
  promoCodeBatchListGetAction,
  promoCodesExportAction,
  promoCodesMakeAction,
  catalogueCheckGetAction,
  catalogueDifferenceGetAction,
  catalogueDraftDiscardAction,
  catalogueDraftSaveAction,
  catalogueExportGetAction,
  catalogueImportAction,
  catalogueOrderSaveAction,
  cataloguePublishAction,
  cataloguePublishDecideAction,
  cataloguePublishWithdrawAction,
  cataloguePreviewGetAction,
  catalogueRecordGetAction,
  catalogueRecordListGetAction,
  catalogueRecordRevertAction,
  catalogueRecordSaveAction,
  catalogueRollbackAction,
  catalogueVersionListGetAction,
  salesGetAction,
  promiseGetAction,
  ratingGetAction,
  ratingListGetAction,
  couponCostGetAction,
  cancelledGetAction,
  todayGetAction,
  shopsNowGetAction,
  lateOrdersGetAction,
  ledgerGetAction,
  reconciliationGetAction,
  dayEndGetAction,
  dayEndSaveAction,
  dayEndListGetAction,
  settlementImportAction,
  settlementCasesGetAction,
  settlementCaseSaveAction,
  orderSearchAction,
  orderTimelineGetAction,
  guestUnmaskAction,
  orderRefundAction,
  orderCancelAction,
  goodwillGiveAction,
  messageResendAction,
  memberSearchAction,
  memberGetAction,
  memberExportAction,
  memberDeleteAction,
  orderRefundQuoteGetAction,
  goodwillTermsGetAction,
  supportRequestsGetAction,
  dataRequestListGetAction,
  dataRequestSaveAction,
  dataRequestCloseAction,
  endpointListGetAction,
  endpointSaveAction,
  endpointRemoveAction,
  endpointSecretRotateAction,
  endpointTestAction,
  deliveryListGetAction,
  deliveryReplayAction,
  printerListGetAction,
  printerSaveAction,
  printerRemoveAction,
  printerTestAction,
  printJobSaveAction,
  printJobListGetAction,
  printJobRetryAction,
  printJobCancelAction,
  groupBeginAction,
  groupGetAction,
  groupJoinAction,
  groupLinesAddAction,
  groupLineSaveAction,
  groupSaveAction,
  groupCloseAction,
  groupLeaveAction,
]
