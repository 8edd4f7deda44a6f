export const heldActRefusals = {
  over: 'دیر شد: این کار انجام شده است و دیگر برنمی‌گردد.',
  already: 'همین کار را پیش‌تر خواسته‌اید و در راه است.',
  ask_first: 'این کار پول یا دفتر عمومی سالن را عوض می‌کند و برگشت ندارد؛ پیش از آن باید از شما پرسیده شود.',
} as const
export type HeldActRefusal = keyof typeof heldActRefusals

export const notHeld = 'این کار نگه داشته نمی‌شود؛ آن را خودش بفرستید.'
export const actHeld = 'تا چند لحظهٔ دیگر انجام می‌شود.'
export const actTakenBack = 'برگردانده شد.'

/** Of an act whose time came and which was refused: the notice to whoever asked for it. In: its title, and the reason. */
export const notDone = (title: string, reason: string) => ({
  subject: `انجام نشد: ${title}`,
  message: reason,
})
