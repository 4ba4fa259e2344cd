import { Link } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { showToast } from '../../lib/toast.ts'
import { paths } from '../../navigation/paths.ts'

/** Hands a dish's address to the phone's own sharing, or copies it; without what the address bar says of this guest. */
export async function shareDish({ uid, name }: { uid: string; name: string }) {
  const url = new URL(paths.dish(uid), location.origin).href
  if (typeof navigator.share === 'function') {
    // A guest who thinks better of it is no fault.
    await navigator.share({ title: name, url }).catch(() => undefined)
    return
  }
  try {
    await navigator.clipboard.writeText(url)
    showToast({ text: m.food_link_copied(), icon: Link })
  } catch {
    showToast(m.food_link_not_copied({ url }))
  }
}
