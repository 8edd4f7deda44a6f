import { classes } from './classes.ts'

/** The arch of the house with a crate in its doorway. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 28 28" aria-hidden="true">
      <path fill="var(--mark)" d="M2.5 26.8V14.2C2.5 7.9 8.4 5.3 14 1.2c5.6 4.1 11.5 6.7 11.5 13v12.6z" />
      <path d="M14 10.6l5.8 3.3v6.8L14 24l-5.8-3.3v-6.8z" fill="var(--crate, #fff)" />
      <path d="M8.4 14l5.6 3.2 5.6-3.2M14 17.2v6.6" fill="none" stroke="var(--mark)" strokeWidth={1.8} />
    </svg>
  )
}

/** Mark and name; wrap it in a link where it leads home. */
export function Brand({ large }: { large?: boolean }) {
  return (
    <span className={classes('row inline gap-25 ink brand', large && 'brand-lg')}>
      <BrandMark />
      <span>بارگاه</span>
    </span>
  )
}
