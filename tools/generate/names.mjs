/** The spellings of a name, and the sentences for names that will not do. */

// what neither SQL nor JavaScript takes as a name
const reserved =
  'all case class column default delete do end export for function group import new order public return static switch table this user var void with'.split(
    ' ',
  )

/** In: words in any spelling (`loading-docks`, `loadingDocks`). Out: all spellings. */
export function spellingsOf(words) {
  const kebab = words.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const camel = kebab.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase())
  return {
    kebab,
    camel,
    pascal: camel[0].toUpperCase() + camel.slice(1),
    snake: kebab.replaceAll('-', '_'),
    words: kebab.replaceAll('-', ' '),
  }
}

/** In: a name in kebab-case and what it names. Out: its spellings, or throws a sentence when it will not do. */
export function spell(name, what) {
  if (!name)
    throw new Error(`Give the ${what} a name: small Latin letters, such as "holidays" or "loading-docks".`)
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 40)
    throw new Error(
      `"${name}" is no name for a ${what}: small Latin letters and digits, words joined by hyphens, such as "loading-docks".`,
    )
  if (reserved.includes(name))
    throw new Error(`"${name}" means something in SQL or JavaScript; choose another name.`)
  return spellingsOf(name)
}

/** Persian text that stands between quotes in the code. */
export function plainText(text, what) {
  if (/['\\\n]/.test(text))
    throw new Error(`The ${what} holds a quote, a backslash or a line end; give it plainly.`)
  return text
}
