import type { Action } from './action.ts'
import { getFrontConfig } from './base/get-front-config.ts'
import { printFELogger } from './base/print-fe-logger.ts'
import { draw } from './game/draw.ts'
import { gameGet } from './game/game-get.ts'
import { isLogin } from './local/is-login.ts'
import { addressDelete } from './member/address-delete.ts'
import { addressGet } from './member/address-get.ts'
import { addressSave } from './member/address-save.ts'
import { addressSearch } from './member/address-search.ts'
import { addressSetDefault } from './member/address-set-default.ts'
import { addressSuggest } from './member/address-suggest.ts'
import { agreementGet } from './member/agreement-get.ts'
import { agreementGive } from './member/agreement-give.ts'
import { bindAccessCode } from './member/bind-access-code.ts'
import { captchaGet } from './member/captcha-get.ts'
import { captchaSms } from './member/captcha-sms.ts'
import { captchaVerify } from './member/captcha-verify.ts'
import { cardBind } from './member/card-bind.ts'
import { cardGet } from './member/card-get.ts'
import { cardRemove } from './member/card-remove.ts'
import { cardSetDefault } from './member/card-set-default.ts'
import { dataExport } from './member/data-export.ts'
import { deviceListGet } from './member/device-list-get.ts'
import { emailCodeGet } from './member/email-code-get.ts'
import { emailVerify } from './member/email-verify.ts'
import { getShopQuoTime } from './member/get-shop-quo-time.ts'
import { informationDetailGet } from './member/information-detail-get.ts'
import { informationGet } from './member/information-get.ts'
import { login } from './member/login.ts'
import { logout } from './member/logout.ts'
import { memberCodeGet } from './member/member-code-get.ts'
import { memberCodeVerify } from './member/member-code-verify.ts'
import { miscAddressTag } from './member/misc-address-tag.ts'
import { miscHashTag } from './member/misc-hash-tag.ts'
import { miscUserTitles } from './member/misc-user-titles.ts'
import { passkeyGet } from './member/passkey-get.ts'
import { passkeyLoginStart } from './member/passkey-login-start.ts'
import { passkeyLogin } from './member/passkey-login.ts'
import { passkeyRegisterStart } from './member/passkey-register-start.ts'
import { passkeyRegister } from './member/passkey-register.ts'
import { passkeyRemove } from './member/passkey-remove.ts'
import { passwordForget } from './member/password-forget.ts'
import { passwordReset } from './member/password-reset.ts'
import { passwordUpdate } from './member/password-update.ts'
import { pointGet } from './member/point-get.ts'
import { pointHistoryGet } from './member/point-history-get.ts'
import { pushSubscribe } from './member/push-subscribe.ts'
import { pushUnsubscribe } from './member/push-unsubscribe.ts'
import { registerSms } from './member/register-sms.ts'
import { registerVerifySms } from './member/register-verify-sms.ts'
import { register } from './member/register.ts'
import { themeGet } from './member/theme-get.ts'
import { userDelete } from './member/user-delete.ts'
import { userProfileGet } from './member/user-profile-get.ts'
import { userUpdate } from './member/user-update.ts'
import { voucherDetailGet } from './member/voucher-detail-get.ts'
import { voucherExchange } from './member/voucher-exchange.ts'
import { voucherGet } from './member/voucher-get.ts'
import { voucherHold } from './member/voucher-hold.ts'
import { voucherOnHoldGet } from './member/voucher-on-hold-get.ts'
import { voucherPromoCodeGet } from './member/voucher-promo-code-get.ts'
import { voucherRelease } from './member/voucher-release.ts'
import { voucherRewardGet } from './member/voucher-reward-get.ts'
import { voucherRuleGet } from './member/voucher-rule-get.ts'
import { voucherWelcomePackGet } from './member/voucher-welcome-pack-get.ts'
import { yuuLink } from './member/yuu-link.ts'
import { yuuLoginStatus } from './member/yuu-login-status.ts'
import { yuuProfileGet } from './member/yuu-profile-get.ts'
import { yuuSessionOpen } from './member/yuu-session-open.ts'
import { yuuUnlink } from './member/yuu-unlink.ts'
import { yuuVoucherGet } from './member/yuu-voucher-get.ts'
import { cancelOrder } from './order-own/cancel-order.ts'
import { getOrderDetail } from './order-own/get-order-detail.ts'
import { getUserOrders } from './order-own/get-user-orders.ts'
import { postOrder } from './order-own/post-order.ts'
import { previewOrder } from './order-own/preview-order.ts'
import { getShopOrders } from './order/get-shop-orders.ts'
import { riderMoved } from './order/rider-moved.ts'
import { refundOrder } from './order/refund-order.ts'
import { updateOrderStatus } from './order/update-order-status.ts'
import { methodsGet } from './pay/methods-get.ts'
import { orderPay } from './pay/order-pay.ts'
import { payStatusGet } from './pay/pay-status-get.ts'
import { canPreList } from './preferential/can-pre-list.ts'
import { getStorePres } from './preferential/get-store-pres.ts'
import { getProductMenu } from './product/get-product-menu.ts'
import { getProductIdListByExtId } from './product/get-product-id-list-by-ext-id.ts'
import { getRecommend } from './product/get-recommend.ts'
import { updateSoldOut } from './product/update-sold-out.ts'
import { getIpRegion } from './statistics/get-ip-region.ts'
import { getH5Setting } from './store-own/get-h5-setting.ts'
import { findDeliveryStore } from './store-standard/find-delivery-store.ts'
import { getFrequentStores } from './store-standard/get-frequent-stores.ts'
import { getStoreDeliveryRange } from './store-standard/get-store-delivery-range.ts'
import { getStore } from './store-standard/get-store.ts'
import { getStoreList } from './store-standard/get-store-list.ts'
import { updateStoreState } from './store-standard/update-store-state.ts'
import { getOrCreateVisitor } from './user/get-or-create-visitor.ts'
import { getUserByExtUserId } from './user/get-user-by-ext-user-id.ts'

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
  getShopOrders,
  updateOrderStatus,
  refundOrder,
  riderMoved,
  methodsGet,
  orderPay,
  payStatusGet,
  gameGet,
  draw,
] as const satisfies readonly Action[]

/** Every reason that some call can refuse with. */
export type CallRefusal = (typeof calls)[number]['refusals'][number]
