import { board } from '@bargah/contract/features/board/board.endpoints.ts'
import { routes } from '../../kernel/routes.ts'
import { listLoggedHalls } from './board.views.ts'
import { showBoard } from './show-board.ts'

export const boardRoutes = () =>
  routes(board, {
    showBoard: (call, { query }) => showBoard(call, query.LoadHallId),
    listLoggedHalls: (call) => listLoggedHalls(call.db),
  })
