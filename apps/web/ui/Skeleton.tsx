import type { CSSProperties } from 'react'
import { classes } from './classes.ts'
import './Skeleton.css'

export type SkeletonProps = {
  /** The exact size of what it stands for. */
  width?: CSSProperties['width']
  height?: CSSProperties['height']
  radius?: CSSProperties['borderRadius']
  className?: string
}

/** Says nothing by itself: the screen that waits carries `aria-busy` and one status line. */
export function Skeleton({ width, height, radius, className }: SkeletonProps) {
  return <span className={classes('skel', className)} style={{ width, height, borderRadius: radius }} aria-hidden="true" />
}
