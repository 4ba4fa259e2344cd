import { Icon } from '../Icon.tsx'
import type { Toast as ToastProps } from '../../lib/toast.ts'
import './Toast.css'

export function Toast({ text, icon, action }: ToastProps) {
  return (
    <div className="toast">
      {icon && <Icon of={icon} size={20} />}
      <span>{text}</span>
      {action && (
        <button type="button" onClick={action.onPress}>
          {action.label}
        </button>
      )}
    </div>
  )
}
