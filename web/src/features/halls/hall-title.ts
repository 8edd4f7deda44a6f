/** In: a hall's name. Out: «سالن اصفهان», whether or not the name says so itself. */
export const hallTitle = (name: string): string => (name.startsWith('سالن ') ? name : `سالن ${name}`)
