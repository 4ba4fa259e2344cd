import { Link } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { showToast } from '../../../lib/toast.ts'
import { paths } from '../../../navigation/paths.ts'

/** Hands a shop's address to the phone's own sharing, or copies it; without what the address bar says of this guest. */
export async function shareShop({ storeId, name, address }: { storeId: string; name: string; address: string }) {
  const url = new URL(`${paths.shop}?storeId=${storeId}`, location.origin).href
  if (typeof navigator.share === 'function') {
    // A guest who thinks better of it is no fault.
    await navigator.share({ title: name, text: address, url }).catch(() => undefined)
    return
  }
  try {
    await navigator.clipboard.writeText(url)
    showToast({ text: m.shops_link_copied(), icon: Link })
  } catch {
    showToast(m.shops_link_not_copied({ url }))
  }
}
