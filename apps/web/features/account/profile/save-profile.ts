import { userUpdate, type Sent } from '@harbour/protocol'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { CallFailure } from '../../../api/call-failure.ts'
import { m } from '../../../paraglide/messages.js'
import { profileQuery } from '../../../entities/member/profile.ts'
import { showToast } from '../../../lib/toast.ts'
import { endProfileDraft } from './profile-draft.ts'

/** Saves what was changed; a refusal stays by the button, and nothing typed is lost. */
export function useSaveProfile() {
  const queries = useQueryClient()
  const [saving, setSaving] = useState(false)
  const [refused, setRefused] = useState<string>()
  const save = async (changes: Sent<typeof userUpdate>) => {
    setSaving(true)
    setRefused(undefined)
    try {
      queries.setQueryData(profileQuery().queryKey, await call(userUpdate, changes, { handles: 'all' }))
      endProfileDraft()
      showToast(m.account_saved())
    } catch (cause) {
      if (!(cause instanceof CallFailure)) throw cause
      setRefused(cause.message)
    }
    setSaving(false)
  }
  return { saving, refused, save: (changes: Sent<typeof userUpdate>) => void save(changes) }
}
