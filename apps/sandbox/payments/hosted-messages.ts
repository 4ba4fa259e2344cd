import type { DeclineCode, Language, Payment } from './types.ts'

export type HostedMessages = {
  pay: (amount: string) => string
  to: (payee: string) => string
  sandbox: string
  /** A method not named here goes by the name that its shop knows it by. */
  methods: Record<string, string>
  number: string
  expiry: string
  cvc: string
  name: string
  saved: string
  approve: string
  decline: string
  abandon: string
  openApp: (app: string) => string
  challenge: string
  challengeText: (card: string) => string
  challengeYes: string
  challengeNo: string
  testCards: string
  testCard: Record<'approves' | 'asks' | Exclude<DeclineCode, 'authentication_failed' | 'abandoned'>, string>
  back: (payee: string) => string
  ends: Record<Payment['status'], string>
  reasons: Record<DeclineCode, string>
  wrong: Record<string, string>
}

const english: HostedMessages = {
  pay: (amount) => `Pay ${amount}`,
  to: (payee) => `To ${payee}`,
  sandbox: 'Sandbox: no real money moves here. Never type a real card.',
  methods: { card: 'Card', octopus: 'Octopus', alipay: 'Alipay', mpay: 'MPay' },
  number: 'Card number',
  expiry: 'Expiry date (MM/YY)',
  cvc: 'Security code',
  name: 'Name on card',
  saved: 'Your saved card',
  approve: 'Approve',
  decline: 'Decline',
  abandon: 'Cancel and go back',
  openApp: (app) => `This page stands in for the ${app} app.`,
  challenge: 'Your bank asks: is this you?',
  challengeText: (card) => `3-D Secure for the card ${card}`,
  challengeYes: 'Yes, approve',
  challengeNo: 'No, refuse',
  testCards: 'Test cards',
  testCard: {
    approves: 'Approves',
    asks: 'Asks for 3-D Secure',
    card_declined: 'Declined',
    insufficient_funds: 'Not enough money',
    expired_card: 'Expired',
  },
  back: (payee) => `Back to ${payee}`,
  ends: {
    requires_action: 'Your payment is being processed',
    authorised: 'Paid',
    captured: 'Paid',
    declined: 'Not paid',
    cancelled: 'This payment was cancelled',
    expired: 'This payment has expired',
  },
  reasons: {
    card_declined: 'The bank declined it.',
    insufficient_funds: 'There is not enough money in the account.',
    expired_card: 'The card has expired.',
    authentication_failed: 'It was refused at the bank.',
    abandoned: 'You went back without paying.',
  },
  wrong: {
    incorrect_number: 'Check the card number.',
    invalid_expiry: 'Check the expiry date.',
    invalid_cvc: 'Check the security code.',
  },
}

const chinese: HostedMessages = {
  pay: (amount) => `付款 ${amount}`,
  to: (payee) => `付款予${payee}`,
  sandbox: '測試環境：不會扣除任何款項，請勿輸入真實的信用卡號碼。',
  methods: { card: '信用卡', octopus: '八達通', alipay: '支付寶', mpay: 'MPay' },
  number: '信用卡號碼',
  expiry: '到期日（月/年）',
  cvc: '安全碼',
  name: '持卡人姓名',
  saved: '已儲存的信用卡',
  approve: '確認付款',
  decline: '拒絕付款',
  abandon: '取消並返回',
  openApp: (app) => `此頁面代替 ${app} App。`,
  challenge: '發卡銀行需要確認是你本人',
  challengeText: (card) => `3-D Secure 驗證：${card}`,
  challengeYes: '是，確認付款',
  challengeNo: '不是，拒絕付款',
  testCards: '測試卡',
  testCard: {
    approves: '付款成功',
    asks: '需要 3-D Secure 驗證',
    card_declined: '銀行拒絕',
    insufficient_funds: '餘額不足',
    expired_card: '信用卡已過期',
  },
  back: (payee) => `返回${payee}`,
  ends: {
    requires_action: '付款處理中',
    authorised: '付款成功',
    captured: '付款成功',
    declined: '未能付款',
    cancelled: '此付款已取消',
    expired: '此付款已逾時',
  },
  reasons: {
    card_declined: '銀行拒絕了這次付款。',
    insufficient_funds: '戶口餘額不足。',
    expired_card: '信用卡已過期。',
    authentication_failed: '未能通過銀行驗證。',
    abandoned: '你未付款便已返回。',
  },
  wrong: {
    incorrect_number: '請檢查信用卡號碼。',
    invalid_expiry: '請檢查到期日。',
    invalid_cvc: '請檢查安全碼。',
  },
}

export const hostedMessages: Record<Language, HostedMessages> = { 'zh-HK': chinese, en: english }
