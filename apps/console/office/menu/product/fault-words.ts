import { m } from '../../../paraglide/messages.js'
import type { FaultCode } from './product-faults.ts'

const words: Record<FaultCode, () => string> = {
  missing: m.menu_fault_missing,
  chinese: m.menu_fault_chinese,
  pid: m.menu_fault_pid,
  twice: m.menu_fault_twice,
  noBrand: m.menu_fault_no_brand,
  original: m.menu_fault_original,
  contained: m.menu_fault_contained,
  range: m.menu_fault_range,
  presets: m.menu_fault_presets,
  unmet: m.menu_fault_unmet,
  noOptions: m.menu_fault_no_options,
  noService: m.menu_fault_no_service,
  time: m.menu_fault_time,
  noPrice: m.menu_fault_rule_no_price,
  always: m.menu_fault_rule_always,
  notSold: m.menu_fault_rule_not_sold,
  days: m.menu_fault_rule_days,
  clash: m.menu_fault_rule_clash,
}

/** A fault in a sentence. */
export const faultWords = (fault: FaultCode): string => words[fault]()
