import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  plain: {
    board: 'name category orientation zones',
    board_posting: 'title body',
    board_schedule: 'name turns groups weekdays from_time until_time first_day last_day',
  },
  ids: {
    boardId: 'board',
    scheduleId: 'board_schedule',
    'boards:id': 'board',
    'boards.changeSchedule:id': 'board_schedule',
    'boards.orderSchedules:id': 'board_schedule',
    'boards.orderSchedules:seen': 'board_schedule',
  },
  made: ['boards.addBoard:id', 'boards.addSchedule:id'],
}
