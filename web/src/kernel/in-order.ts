/** Out: what does one act after another, each when the one before it has ended, whether or not it failed. */
export function inOrder() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(act: () => Promise<T>): Promise<T> => {
    const next = last.then(act)
    last = next.catch(() => undefined)
    return next
  }
}
