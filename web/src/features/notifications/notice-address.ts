import { readSearch } from '../../kernel/router/address.ts'

const anyOrigin = 'http://panel'

/** In: the link of a notification, `/Cargos?open=12`. Out: the same as a Link takes it. */
export function addressIn(link: string) {
  const { pathname, search } = new URL(link, anyOrigin)
  return { to: pathname, search: readSearch(search) }
}
