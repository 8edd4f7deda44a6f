const key = 'bargah.lack'

/** Rials that a page of this window saw lacking, as it leads to topping up: the address proposes a sum to anybody and proves nothing. */
export function noteLack(rial: number | undefined): void {
  if (rial === undefined) sessionStorage.removeItem(key)
  else sessionStorage.setItem(key, String(rial))
}

export const isLacking = (rial: number): boolean => sessionStorage.getItem(key) === String(rial)
