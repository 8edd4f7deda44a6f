/** How long a notification is listed (rules 14.2). */
export const listedForMs = 48 * 3_600_000

/** How many text messages of turns and loads a driver gets in a day of Tehran's, and how long is kept what he was told. */
export const mostToldADay = 6
export const toldKeptMs = 2 * 24 * 3_600_000

const lookAlike: Record<string, string> = { '<': '‹', '>': '›', '&': '＆', '"': '”', "'": '’' }

/** In: text with what people wrote in it. Out: the same to read, and nothing in it that HTML would take for its own. */
export const computeSafeText = (text: string): string =>
  text.replace(/[<>&"']/g, (letter) => lookAlike[letter] ?? letter)
