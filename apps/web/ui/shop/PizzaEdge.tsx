import { classes } from '../classes.ts'
import { sizedImage } from './sized-image.ts'

/** The edge that was chosen, by its large file, over the pizza before it; the pizza keeps its own rim until this one has come. */
export function PizzaEdge({ src, size, className }: { src: string; size: number; className?: string }) {
  return (
    <img
      className={classes('pimg__edge', className)}
      {...sizedImage(src, size)}
      alt=""
      decoding="async"
      onLoad={({ currentTarget }) => void (currentTarget.dataset.there = '')}
    />
  )
}
