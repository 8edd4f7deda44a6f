const key = 'bargah.help'

export const isHelpSeen = (): boolean => localStorage.getItem(key) === 'seen'
export const noteHelpSeen = (): void => localStorage.setItem(key, 'seen')
