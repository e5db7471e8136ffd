import type { Program } from '#platform/server/manifest.ts'
import { serve } from '#platform/server/serve.ts'
import { defaultCategories } from '../categories.ts'
import { boards } from '../contract.ts'
import { addBoard, changeBoard, deleteBoard } from './boards.ts'
import { boardRow, listBoards, listSchedules, toBoard } from './queries.ts'
import { keepFilm } from './films.ts'
import { listParts } from './parts.ts'
import { entries } from './schedule-entries.ts'
import { waitingOf } from './waiting.ts'
import { addSchedule, changeSchedule } from './schedules.ts'

export const routes = ({ declared, storage }: Program) =>
  serve(boards, {
    listBoards,
    keepFilm: (context, _, { form }) => keepFilm(context, storage, form),
    listParts: (context) => listParts(context, declared.boardParts),
    listWaiting: (context) => waitingOf(context),
    listCategories: async () => defaultCategories.map((one) => ({ ...one, zones: [...one.zones] })),
    getBoard: async (context, { boardId }) => toBoard(await boardRow(context, boardId)),
    addBoard,
    changeBoard,
    deleteBoard: (context, { boardId }) => deleteBoard(context, boardId),
    listSchedules,
    addSchedule,
    changeSchedule,
    orderSchedules: (context, { ids, seen }) => entries.order(context, ids, seen),
  })
