import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Field, type FieldProps } from './Field.tsx'
import { IconButton } from '../../IconButton.tsx'

export type PasswordFieldProps = Omit<FieldProps, 'type' | 'end' | 'limit'> & { autoComplete: 'current-password' | 'new-password' }

/** A password, hidden until its writer wants to see it. */
export function PasswordField(field: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const eye = (
    <IconButton
      icon={shown ? EyeOff : Eye}
      label={shown ? m.ui_password_hide() : m.ui_password_show()}
      className="ink2"
      onClick={() => setShown(!shown)}
    />
  )
  return <Field {...field} type={shown ? 'text' : 'password'} autoCapitalize="none" autoCorrect="off" spellCheck={false} end={eye} />
}
