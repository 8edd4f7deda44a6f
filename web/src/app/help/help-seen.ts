const key = 'bargah.help'

/** Whether the four pictures were seen on this phone. */
export const isHelpSeen = (): boolean => localStorage.getItem(key) === 'seen'
export const noteHelpSeen = (): void => localStorage.setItem(key, 'seen')
