const plate = /(?<!\d)(\d{2})[ -]?(الف|[بپتثجدزژسشصطعفقکگلمنوهی])[ -]?(\d{3})(?!\d)[ ،-]*(?:ایران)?[ ،-]*/

/** In: words of a search, normalized. Out: the same, with a plate among them as it is stored, however it was typed: `34ع812 84`. */
export const joinPlate = (words: string) =>
  plate.test(words) ? words.replace(plate, '$1$2$3 ').replace(/(^| )(پلاک|ایران) /g, '$1') : words
