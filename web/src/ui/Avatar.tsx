import { classes } from './classes.ts'

/** The first letter of a name, or a picture; the name stands beside it, so it is not read aloud. */
export function Avatar({ name, src, large }: { name: string; src?: string | undefined; large?: boolean }) {
  return (
    <span
      className={classes('tile tile-round size-sm strong avatar', large && 'avatar-lg')}
      aria-hidden="true"
    >
      {src ? <img src={src} alt="" /> : name.trim().charAt(0)}
    </span>
  )
}
