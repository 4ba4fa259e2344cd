import { CircleAlert } from 'lucide-react'
import { Icon } from '../../ui/Icon.tsx'

/** Words of the provider or the house on the card as a whole, read out when they come. */
export const CardRefusal = ({ words }: { words: string }) => (
  <span role="alert" className="crd__said">
    <Icon of={CircleAlert} size={16} />
    {words}
  </span>
)
