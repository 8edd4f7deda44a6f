/** The kind of list that stands for a person's own menu: each report of it is a page that he marked by a star. */
export const favouritesType = 'favourites'
/** Limit of favourites: keys 1 to 9. */
export const mostFavourites = 9
