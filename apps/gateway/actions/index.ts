import type { Handler } from '../handle.ts'
import { getFrontConfigAction } from './base/get-front-config.ts'
import { printFELoggerAction } from './base/print-fe-logger.ts'
import { drawAction } from './game/draw.ts'
import { gameGetAction } from './game/game-get.ts'
import { isLoginAction } from './local/is-login.ts'
import { addressDeleteAction } from './member/address-delete.ts'
import { addressGetAction } from './member/address-get.ts'
import { addressSaveAction } from './member/address-save.ts'
import { addressSearchAction } from './member/address-search.ts'
import { addressSetDefaultAction } from './member/address-set-default.ts'
import { addressSuggestAction } from './member/address-suggest.ts'
import { agreementGetAction } from './member/agreement-get.ts'
import { agreementGiveAction } from './member/agreement-give.ts'
import { bindAccessCodeAction } from './member/bind-access-code.ts'
import { captchaGetAction } from './member/captcha-get.ts'
import { captchaSmsAction } from './member/captcha-sms.ts'
import { captchaVerifyAction } from './member/captcha-verify.ts'
import { cardBindAction } from './member/card-bind.ts'
import { cardGetAction } from './member/card-get.ts'
import { cardRemoveAction } from './member/card-remove.ts'
import { cardSetDefaultAction } from './member/card-set-default.ts'
import { dataExportAction } from './member/data-export.ts'
import { deviceListGetAction } from './member/device-list-get.ts'
import { emailCodeGetAction } from './member/email-code-get.ts'
import { emailVerifyAction } from './member/email-verify.ts'
import { getShopQuoTimeAction } from './member/get-shop-quo-time.ts'
import { informationDetailGetAction } from './member/information-detail-get.ts'
import { informationGetAction } from './member/information-get.ts'
import { loginAction } from './member/login.ts'
import { logoutAction } from './member/logout.ts'
import { memberCodeGetAction } from './member/member-code-get.ts'
import { memberCodeVerifyAction } from './member/member-code-verify.ts'
import { miscAddressTagAction } from './member/misc-address-tag.ts'
import { miscHashTagAction } from './member/misc-hash-tag.ts'
import { miscUserTitlesAction } from './member/misc-user-titles.ts'
import { passkeyGetAction } from './member/passkey-get.ts'
import { passkeyLoginStartAction } from './member/passkey-login-start.ts'
import { passkeyLoginAction } from './member/passkey-login.ts'
import { passkeyRegisterStartAction } from './member/passkey-register-start.ts'
import { passkeyRegisterAction } from './member/passkey-register.ts'
import { passkeyRemoveAction } from './member/passkey-remove.ts'
import { passwordForgetAction } from './member/password-forget.ts'
import { passwordResetAction } from './member/password-reset.ts'
import { passwordUpdateAction } from './member/password-update.ts'
import { pointGetAction } from './member/point-get.ts'
import { pointHistoryGetAction } from './member/point-history-get.ts'
import { pushSubscribeAction } from './member/push-subscribe.ts'
import { pushUnsubscribeAction } from './member/push-unsubscribe.ts'
import { registerSmsAction } from './member/register-sms.ts'
import { registerVerifySmsAction } from './member/register-verify-sms.ts'
import { registerAction } from './member/register.ts'
import { themeGetAction } from './member/theme-get.ts'
import { userDeleteAction } from './member/user-delete.ts'
import { userProfileGetAction } from './member/user-profile-get.ts'
import { userUpdateAction } from './member/user-update.ts'
import { voucherDetailGetAction } from './member/voucher-detail-get.ts'
import { voucherExchangeAction } from './member/voucher-exchange.ts'
import { voucherGetAction } from './member/voucher-get.ts'
import { voucherHoldAction } from './member/voucher-hold.ts'
import { voucherOnHoldGetAction } from './member/voucher-on-hold-get.ts'
import { voucherPromoCodeGetAction } from './member/voucher-promo-code-get.ts'
import { voucherReleaseAction } from './member/voucher-release.ts'
import { voucherRewardGetAction } from './member/voucher-reward-get.ts'
import { voucherRuleGetAction } from './member/voucher-rule-get.ts'
import { voucherWelcomePackGetAction } from './member/voucher-welcome-pack-get.ts'
import { yuuLinkAction } from './member/yuu-link.ts'
import { yuuLoginStatusAction } from './member/yuu-login-status.ts'
import { yuuProfileGetAction } from './member/yuu-profile-get.ts'
import { yuuSessionOpenAction } from './member/yuu-session-open.ts'
import { yuuUnlinkAction } from './member/yuu-unlink.ts'
import { yuuVoucherGetAction } from './member/yuu-voucher-get.ts'
import { cancelOrderAction } from './order-own/cancel-order.ts'
import { getOrderDetailAction } from './order-own/get-order-detail.ts'
import { getUserOrdersAction } from './order-own/get-user-orders.ts'
import { postOrderAction } from './order-own/post-order.ts'
import { previewOrderAction } from './order-own/preview-order.ts'
import { getShopOrdersAction } from './order/get-shop-orders.ts'
import { refundOrderAction } from './order/refund-order.ts'
import { riderMovedAction } from './order/rider-moved.ts'
import { updateOrderStatusAction } from './order/update-order-status.ts'
import { methodsGetAction } from './pay/methods-get.ts'
import { orderPayAction } from './pay/order-pay.ts'
import { payStatusGetAction } from './pay/pay-status-get.ts'
import { canPreListAction } from './preferential/can-pre-list.ts'
import { getStorePresAction } from './preferential/get-store-pres.ts'
import { getProductMenuAction } from './product/get-product-menu.ts'
import { getProductIdListByExtIdAction } from './product/get-product-id-list-by-ext-id.ts'
import { getRecommendAction } from './product/get-recommend.ts'
import { updateSoldOutAction } from './product/update-sold-out.ts'
import { getIpRegionAction } from './statistics/get-ip-region.ts'
import { getH5SettingAction } from './store-own/get-h5-setting.ts'
import { findDeliveryStoreAction } from './store-standard/find-delivery-store.ts'
import { getStoreListAction } from './store-standard/get-store-list.ts'
import { getFrequentStoresAction } from './store-standard/get-frequent-stores.ts'
import { getStoreDeliveryRangeAction } from './store-standard/get-store-delivery-range.ts'
import { getStoreAction } from './store-standard/get-store.ts'
import { updateStoreStateAction } from './store-standard/update-store-state.ts'
import { getOrCreateVisitorAction } from './user/get-or-create-visitor.ts'
import { getUserByExtUserIdAction } from './user/get-user-by-ext-user-id.ts'

/** The whole API on one screen. */
export const actions: readonly Handler[] = [
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
  getShopOrdersAction,
  updateOrderStatusAction,
  riderMovedAction,
  refundOrderAction,
  methodsGetAction,
  orderPayAction,
  payStatusGetAction,
  gameGetAction,
  drawAction,
]
