import { setPicture, type Product } from '@harbour/rules'
import { LineImage } from '../../../entities/menu/LineImage.tsx'

/** A set meal as what it is made of: the first dish that each of its groups offers. */
export function SetImage({ product }: { product: Product }) {
  return <LineImage picture={product.picture} tall={product.tall} num={1} composed={setPicture(product)} size={104} />
}
