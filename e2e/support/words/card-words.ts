import { inBoth } from './texts.ts'

/** The words where a member saves a card, and removes it. */
export const cardWords = inBoth(({ t, either }) => ({
  card: t('account_card'),
  none: t('card_none'),
  add: t('card_add'),
  number: t('card_number'),
  expiry: t('card_expiry'),
  code: t('card_code'),
  holder: t('card_holder_name'),
  saved: t('card_added'),
  picture: either('VISA 尾號 4242, CHAN KA MAN, 到期 08 / 28', 'VISA ending 4242, CHAN KA MAN, Expires 08 / 28'),
  addAnother: t('card_add_another'),
  removeFirst: t('card_remove_first'),
  onlyOne: either('每個帳戶只可儲存一張信用卡，請先移除已儲存的那張。', 'Only one card can be saved. Please remove the saved one first.'),
  unsure: either('仍未收到支付機構的答覆，請再試一次。', 'The payment provider has not answered yet. Please try again.'),
  remove: t('card_remove'),
  keep: t('card_keep'),
  removed: t('card_removed'),
  first: t('card_default'),
  ending: either(/^信用卡，尾號 4242/, /^Card ending 4242/),
  endingDeclined: either(/^信用卡，尾號 0002/, /^Card ending 0002/),
  otherCard: t('pay_other_card'),
  opening: t('pay_opening_title'),
  payNow: either(/^付款 HK\$/, /^Pay HK\$/),
  neverUsed: t('card_never_used'),
  usedOn: either(/^2026\/11\/23, \$/, /^23 Nov 2026, \$/),
}))
