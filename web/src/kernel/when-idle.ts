/** Resolves when the page has nothing else to do, and at the latest after `latestMs`. */
export const whenIdle = (latestMs: number) =>
  new Promise<void>((resolve) => {
    // Safari has no requestIdleCallback
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: latestMs })
    else setTimeout(resolve, Math.min(latestMs, 10))
  })
