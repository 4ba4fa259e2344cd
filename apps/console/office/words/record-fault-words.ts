import { useLocale } from '../../lib/locale.ts'
import { m } from '../../paraglide/messages.js'

type Sentence = [as: RegExp, words: (...parts: string[]) => string]

/** The gateway says in English what is wrong with a record; these are its sentences, and the same in the language of the screen. */
const sentences: readonly Sentence[] = [
  [/^there is no product (.+)$/, (id = '') => m.fault_unknown_product({ id })],
  [/^there is no shop (.+)$/, (id = '') => m.fault_unknown_shop({ id })],
  [/^there is no category (.+)$/, (id = '') => m.fault_unknown_category({ id })],
  [/^there is no coupon (.+)$/, (id = '') => m.fault_unknown_coupon({ id })],
  [/^there is no brand (.+)$/, (id = '') => m.fault_unknown_brand({ id })],
  [/^there is no district (.+)$/, (id = '') => m.fault_unknown_district({ id })],
  [/^there is no picture (.+)$/, (id = '') => m.fault_unknown_picture({ id })],
  [/^it is missing$/, () => m.fault_missing()],
  [/^it is there twice$/, () => m.fault_twice()],
  [/^more is chosen beforehand than may be$/, () => m.fault_presets()],
  [
    /^brand (\d+) cannot meet it: (\d+) are asked for, (\d+) can be had$/,
    (brand = '', min = '', had = '') => m.fault_unmet({ brand, min, had }),
  ],
  [/^(.+) excludes (.+), which is not offered$/, (pid = '', other = '') => m.fault_excludes({ pid, other })],
  [/^no brand sells it$/, () => m.fault_no_brand()],
  [/^a price before a sale is higher than the price$/, () => m.fault_sale()],
  [/^(\w+) is in it already$/, (allergen = '') => m.fault_contained({ allergen })],
  [/^they belong to type (\d), and to no other$/, (type = '') => m.fault_of_type({ type })],
  [/^it takes no orders of type (\d) at all$/, (type = '') => m.fault_no_orders({ type })],
  [/^a shop that delivers has zones, and no other$/, () => m.fault_zones()],
  [/^the id (.+) is taken$/, (id = '') => m.fault_taken({ id })],
  [/^each sentence is there in both languages$/, () => m.fault_sentences()],
  [/^it ends before it begins$/, () => m.fault_ends()],
  [/^at some moment it and (\S+) would both hold, and neither is more specific$/, (other = '') => m.fault_rule_clash({ other })],
  [/^brand (\d+) does not sell it$/, (brand = '') => m.fault_brand_not_sold({ brand })],
  [/^no shop of brand (\d+) is named$/, (brand = '') => m.fault_no_shop_named({ brand })],
  [/^shop (\S+) is of brand (\d+), which has no price here$/, (shop = '', brand = '') => m.fault_shop_no_price({ shop, brand })],
  [/^an id has up to (\d+) letters, digits and dashes$/, (count = '') => m.fault_id({ count })],
  [/^the id of a product has up to (\d+) letters, digits and dashes$/, (count = '') => m.fault_pid({ count })],
  [/^a text has whole characters, and no NUL$/, () => m.fault_characters()],
  [/^a text is missing$/, () => m.fault_text()],
  [/^the English text has Chinese characters$/, () => m.fault_chinese()],
  [/^the text is there in one language only$/, () => m.fault_one_language()],
  [/^a brand is 31 or 42$/, () => m.fault_brand()],
  [/^an order type is 1 takeaway, 2 delivery or 5 dine-in$/, () => m.fault_order_type()],
  [/^a price is whole cents, from 0 to (\d+)$/, (most = '') => m.fault_cents({ most })],
  [/^a whole number, not below 0$/, () => m.fault_count()],
  [/^a whole number from 0 to 100$/, () => m.fault_percent()],
  [/^whole kilocalories$/, () => m.fault_energy()],
  [/^a weekday is 1, Monday, to 7, Sunday$/, () => m.fault_weekday()],
  [/^a time is HH:mm$/, () => m.fault_time()],
  [/^a day is YYYY\/MM\/DD$/, () => m.fault_day()],
  [/^a moment is YYYY\/MM\/DD HH:mm:ss$/, () => m.fault_moment()],
  [/^a ring has at least three corners$/, () => m.fault_ring()],
  [/^a phone has eight digits$/, () => m.fault_phone()],
  [/^a code has 4 to 16 capitals and digits$/, () => m.fault_code()],
  [/^a percentage has no budget in money: limit its uses$/, () => m.fault_budget()],
  [/^left out, it is every shop; an empty list is none$/, () => m.fault_every_shop()],
  [/^left out, it is every day; an empty list is none$/, () => m.fault_every_day()],
  [/^it has no price$/, () => m.fault_no_price()],
  [/^it holds at all shops at all times: that is the price itself$/, () => m.fault_always()],
  [/^its last day is before its first$/, () => m.fault_days()],
  [/^the record is (.+)$/, (id = '') => m.fault_own_id({ id })],
]

/** A fault of a record, as the gateway says it, in the language of the screen; one that is not known here stands in its own words. */
export function recordFaultWords(fault: string): string {
  if (useLocale.getState().locale === 'en') return fault
  for (const [as, words] of sentences) {
    const parts = as.exec(fault)
    if (parts) return words(...parts.slice(1))
  }
  return m.fault_unreadable({ fault })
}
