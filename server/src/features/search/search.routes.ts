import { cargos } from '@bargah/contract/features/cargos/cargos.endpoints.ts'
import { permits } from '@bargah/contract/features/permits/permits.endpoints.ts'
import { search } from '@bargah/contract/features/search/search.endpoints.ts'
import { mostFound } from '@bargah/contract/features/search/search.states.ts'
import { turns } from '@bargah/contract/features/turns/turns.endpoints.ts'
import { type Access, mayCall } from '@bargah/contract/kernel/access.ts'
import { sessionOf } from '../../kernel/call.ts'
import { routes } from '../../kernel/routes.ts'
import { inShortTime } from '../../kernel/sql-time.ts'
import { findCargos } from '../cargos/cargos.api.ts'
import { findCompanies } from '../companies/companies.api.ts'
import { findPermits } from '../permits/permits.api.ts'
import { findTurns } from '../turns/turns.api.ts'
import { findPeople } from './people.views.ts'
import { type SearchKind, readWanted } from './search.rules.ts'

const tooSlow = 'این جستجو بیش از اندازه طول کشید؛ واژه‌ای بلندتر یا شماره‌ای کامل بنویسید.'

/** Each kind by the list that shows it: who may not ask for the list finds nothing of it. */
export const searchRoutes = () =>
  routes(search, {
    find: async (call, { query }) => {
      const session = sessionOf(call)
      const { kinds, words, number } = readWanted(query.Text)
      const asked = { words, number, most: mostFound }
      const may = (access: Access) => mayCall(access, session)
      const ofKind = async <T>(kind: SearchKind, isOpen: boolean, find: () => Promise<T[]>) =>
        isOpen && kinds.includes(kind) ? find() : []
      const [seesPermits, seesTurns] = [may(permits.searchPermits.access), may(turns.searchTurns.access)]
      const [foundCargos, foundPermits, foundTurns, people, foundCompanies] = await inShortTime(
        call.db,
        tooSlow,
        (db) =>
          Promise.all([
            ofKind('cargo', may(cargos.searchCargos.access), () => findCargos(db, session, asked)),
            ofKind('permit', seesPermits, () => findPermits(db, session, asked)),
            ofKind('turn', seesTurns, () => findTurns(db, session, asked)),
            ofKind('person', seesPermits || seesTurns, () =>
              findPeople(db, session, { ...asked, seesPermits, seesTurns }),
            ),
            ofKind('company', true, () => findCompanies(db, session, asked)),
          ]),
      )
      return {
        cargos: foundCargos,
        permits: foundPermits,
        turns: foundTurns,
        people,
        companies: foundCompanies,
      }
    },
  })
