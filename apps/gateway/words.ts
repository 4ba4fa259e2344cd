import type { CallRefusal, DoorRefusal } from '@harbour/protocol'
import type { Language } from '@harbour/rules'

/** A text in both languages. */
export type Words = { tc: string; en: string }

/** The words of one language: 1 Traditional Chinese, 2 English. */
export function say(words: Words, language: Language): string {
  return language === 2 ? words.en : words.tc
}

export const done: Words = { tc: '完成', en: 'Done' }

/** The sentence of every reason for which a call can be refused, fit to show to a guest. */
export const refusalWords: Record<DoorRefusal | CallRefusal, Words> = {
  NOT_A_FORM: { tc: '請求格式不正確。', en: 'The request is not a form.' },
  FILE_REFUSED: { tc: '不接受檔案。', en: 'Files are not accepted.' },
  FORM_BROKEN: { tc: '請求內容不完整。', en: 'The form is broken.' },
  TOO_LARGE: { tc: '請求內容過大。', en: 'The request is too large.' },
  TOO_DEEP: { tc: '請求內容層次過多。', en: 'The content is nested too deeply.' },
  UNKNOWN_GATEWAY: { tc: '找不到這個服務。', en: 'There is no such gateway.' },
  UNKNOWN_ACTION: { tc: '找不到這個功能。', en: 'There is no such action.' },
  WRONG_GATEWAY: { tc: '功能與服務不符。', en: 'The action belongs to another gateway.' },
  NAME_MISMATCH: { tc: '功能名稱不一致。', en: 'The names of the action differ.' },
  CONTENT_NOT_JSON: { tc: '請求內容無法讀取。', en: 'The content cannot be read.' },
  UNKNOWN_FIELD: { tc: '請求含有未知的欄位。', en: 'The request has an unknown field.' },
  CONTENT_INVALID: { tc: '資料不正確，請檢查後再試。', en: 'Something is not right. Please check and try again.' },
  TOO_MANY_REQUESTS: { tc: '操作太頻密，請稍候再試。', en: 'Too many tries. Please wait a moment.' },
  DRAINING: { tc: '系統正在更新，請稍候再試。', en: 'We are updating. Please retry in a moment.' },
  SECRET_KEY: { tc: '連線憑證已失效。', en: 'The secret key is not valid.' },
  SESSION_EXPIRED: { tc: '登入已過期。', en: 'Your session has expired.' },
  LOGIN_AGAIN: { tc: '請重新登入。', en: 'Please login again.' },
  MEMBERS_ONLY: { tc: '此功能只限會員使用。', en: 'This is for members only.' },
  INTERNAL: { tc: '網絡異常，請重試。', en: 'Connection error has occurred, please retry.' },

  PRICE_CHANGED: { tc: '價錢已更新，請確認後再落單。', en: 'The price has changed. Please check it and order again.' },
  CART_CHANGED: { tc: '部分餐點已更改，請檢查購物車。', en: 'Some items have changed. Please check your cart.' },
  ORDER_CONFLICT: { tc: '此訂單已經提交，內容不同。', en: 'This order was already placed with other items.' },
  ORDER_UNKNOWN: { tc: '找不到這張訂單。', en: 'We cannot find this order.' },
  CANCEL_TOO_LATE: { tc: '餐點已開始製作，未能取消。', en: 'The kitchen has started, so it cannot be cancelled.' },
  CHANGE_ILLEGAL: { tc: '訂單不能改為這個狀態。', en: 'The order cannot go to this state.' },
  REASON_REQUIRED: { tc: '請選擇取消原因。', en: 'Please give a reason for cancelling.' },
  POS_UNKNOWN: { tc: '找不到這個銷售點。', en: 'There is no such point of sale.' },
  STORE_UNKNOWN: { tc: '找不到這間分店。', en: 'We cannot find this shop.' },
  PAUSE_TOO_LONG: { tc: '最多只可暫停接單一日。', en: 'A shop can pause orders for a day at most.' },
  STORE_PAUSED: { tc: '分店太忙，暫停接單，請稍後再試。', en: 'The shop is too busy and has paused orders. Please try again later.' },
  PREORDER_UNAVAILABLE: { tc: '這間分店不接受預訂。', en: 'This shop does not take preorders for this way of dining.' },
  SLOT_UNAVAILABLE: { tc: '這個時段已不能預訂，請揀另一個時間。', en: 'This time can no longer be booked. Please choose another.' },
  SLOT_FULL: { tc: '這個時段已滿，請揀另一個時間。', en: 'This time is now full. Please choose another.' },
  STORE_CLOSED: {
    tc: '分店現已停止接受手機落單(關店前30分鐘截單)。',
    en: 'The shop is not taking orders now (mobile ordering ends 30 minutes before closing).',
  },
  ORDER_TYPE_UNAVAILABLE: { tc: '這間分店不提供此用餐方式。', en: 'This shop does not offer this way of dining.' },
  OUT_OF_SERVICE_AREA: { tc: '此地址不在外送範圍內。', en: 'This address is out of our service area.' },
  BELOW_MINIMUM: { tc: '未達外送最低消費。', en: 'The order is below the minimum for delivery.' },
  ADDRESS_REQUIRED: { tc: '請填寫外送地址。', en: 'Please give a delivery address.' },
  CONTACT_REQUIRED: { tc: '請填寫聯絡人姓名及電話。', en: 'Please give a contact name and phone number.' },
  PHONE_INVALID: { tc: '電話號碼不正確。', en: 'This phone number is not valid.' },
  COUPONS_CHANGED: { tc: '部分優惠券現時不能使用，請確認價錢後再落單。', en: 'A coupon can no longer be used. Please check the price and order again.' },
  VOUCHER_TAKEN: { tc: '優惠券已用於另一張訂單。', en: 'This coupon is taken by another order.' },
  VOUCHER_UNSURE: { tc: '暫時未能確認優惠券，請稍後再試。', en: 'We cannot confirm the coupon at the moment. Please try again.' },
  AGE_REQUIRED: { tc: '訂購酒類須聲明已年滿18歲。', en: 'Please declare that you are 18 or over to order alcohol.' },

  CAPTCHA_REQUIRED: { tc: '請先完成安全驗證。', en: 'Please complete the security check first.' },
  CAPTCHA_WRONG: { tc: '位置不對，請再試一次。', en: 'That is not quite the place. Please try again.' },
  CAPTCHA_EXPIRED: { tc: '安全驗證已過期，請再試一次。', en: 'The security check has expired. Please try again.' },
  CODE_REQUIRED: {
    tc: '為保障你的帳戶，請用驗證碼完成安全驗證。',
    en: 'To protect the account, please use a code for the security check.',
  },
  SMS_TOO_SOON: { tc: '請等候 60 秒後再重新傳送。', en: 'Please wait 60 seconds before sending another code.' },
  SMS_TOO_MANY: { tc: '驗證碼傳送次數過多，請稍後再試。', en: 'Too many codes were sent. Please try again later.' },
  SMS_CODE_WRONG: { tc: '驗證碼不正確。', en: 'This code is not right.' },
  SMS_CODE_EXPIRED: { tc: '驗證碼已失效，請重新傳送。', en: 'This code is no longer valid. Please send a new one.' },
  PROOF_EXPIRED: { tc: '驗證已過期，請重新輸入驗證碼。', en: 'The verification has expired. Please verify with a new code.' },
  ACCOUNT_INVALID: { tc: '請輸入正確的電話號碼或電郵。', en: 'Please enter a valid phone number or email.' },
  ALREADY_MEMBER: { tc: '此電話號碼已登記為會員，請登入。', en: 'This phone number already has an account. Please log in.' },
  LOGIN_FAILED: { tc: '帳戶或密碼不正確。', en: 'The account or password is not right.' },
  PASSWORD_WEAK: {
    tc: '密碼須為 8 至 20 個字元，包含大楷、小楷、數字及符號。',
    en: 'The password needs 8 to 20 characters with upper case, lower case, a digit and a symbol.',
  },
  PASSWORD_WRONG: { tc: '密碼不正確。', en: 'The password is not right.' },
  PASSWORD_SAME: { tc: '新密碼與舊密碼相同。', en: 'The new password is the same as the old one.' },
  TRY_LATER: { tc: '嘗試次數過多，請 15 分鐘後再試。', en: 'Too many tries. Please try again in 15 minutes.' },
  EMAIL_INVALID: { tc: '電郵地址不正確。', en: 'This email address is not valid.' },
  PASSWORD_REQUIRED: { tc: '請輸入密碼以確認是你本人。', en: 'Please enter your password, so that we know it is you.' },
  EMAIL_MISSING: { tc: '請先填寫電郵地址。', en: 'Please add an email address first.' },
  TITLE_UNKNOWN: { tc: '請選擇稱謂。', en: 'Please choose a title.' },
  BIRTHDAY_INVALID: { tc: '生日日期不正確。', en: 'This birthday is not a valid date.' },
  AGREEMENT_REQUIRED: { tc: '請先同意使用條款及私隱政策。', en: 'Please agree to the terms and the privacy policy first.' },
  AGREEMENT_CHANGED: { tc: '條款已更新，請再次閱讀及同意。', en: 'The terms have been updated. Please read and agree again.' },
  PASSKEY_FAILED: { tc: '未能以此通行密鑰登入，請改用密碼。', en: 'This passkey did not open an account. Log in with your password.' },
  PASSKEY_REFUSED: { tc: '未能加入通行密鑰，請再試。', en: 'The passkey could not be added. Please try again.' },
  PASSKEYS_FULL: { tc: '通行密鑰已達上限，請先移除一個。', en: 'You have as many passkeys as we keep. Remove one first.' },
  PASSKEY_UNKNOWN: { tc: '找不到這個通行密鑰。', en: 'We cannot find this passkey.' },
  DEVICE_UNKNOWN: { tc: '找不到這部裝置。', en: 'We cannot find this device.' },
  ADDRESS_UNKNOWN: { tc: '找不到這個地址。', en: 'We cannot find this address.' },
  ADDRESS_TOO_MANY: { tc: '最多可儲存 20 個地址，請先刪除一個。', en: 'You can save 20 addresses at most. Please delete one first.' },
  INFORMATION_UNKNOWN: { tc: '找不到這篇內容。', en: 'We cannot find this page.' },
  ORDERS_ON_THE_WAY: {
    tc: '你有訂單正在處理，完成後才可刪除帳戶。',
    en: 'An order is on its way. You can delete the account once it is done.',
  },
  MEMBER_CODE_INVALID: { tc: '會員碼無效或已過期，請重新顯示。', en: 'The member code is not valid or has expired. Please show it again.' },
}
