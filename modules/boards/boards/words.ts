import { moduleWords } from '#platform/contract/words.ts'
import { boardPermissions } from '../permission-group.ts'

/** What people call what boards do, have and declare, in both languages. */
export const boardsWords = moduleWords({
  modules: {
    boards: ['電子看板', 'Boards'],
  },
  acts: {
    'boards.add': ['新增看板', 'Made a board'],
    'boards.addAgain': ['新增看板（重送）', 'Made a board (sent again)'],
    'boards.change': ['更改看板', 'Changed a board'],
    'boards.delete': ['刪除看板', 'Deleted a board'],
    'boards.addSchedule': ['新增播放時段', 'Added an entry of the schedule'],
    'boards.changeSchedule': ['更改播放時段', 'Changed an entry of the schedule'],
    'boards.retireSchedule': ['停用播放時段', 'Retired an entry of the schedule'],
    'boards.restoreSchedule': ['恢復播放時段', 'Used an entry of the schedule again'],
    'boards.reorderSchedule': ['排列播放時段', 'Ordered the schedule'],
  },
  targets: {
    board: ['看板', 'Board'],
    boardSchedule: ['播放時段', 'Entry of the schedule'],
  },
  fields: {
    boardId: ['看板', 'Board'],
    categoryId: ['版型', 'Layout'],
    orientation: ['方向', 'Orientation'],
    zones: ['區塊', 'Zones'],
    groups: ['螢幕群組', 'Groups of screens'],
    turns: ['輪播', 'In turn'],
    seconds: ['秒數', 'Seconds'],
    weekdays: ['星期', 'Weekdays'],
    fromTime: ['開始', 'From'],
    untilTime: ['結束', 'Until'],
    firstDay: ['開始日', 'First day'],
    lastDay: ['結束日', 'Last day'],
  },
  values: {
    'kind.text': ['文字', 'Text'],
    'kind.photo': ['照片', 'Photo'],
    'kind.film': ['影片', 'Film'],
    'kind.facts': ['資訊', 'Facts'],
    'kind.clock': ['時鐘', 'Clock'],
    'orientation.portrait': ['直式', 'Portrait'],
    'orientation.landscape': ['橫式', 'Landscape'],
    'categoryId.lobby': ['大廳直式', 'Lobby, portrait'],
    'categoryId.lift': ['電梯橫式', 'Lift, landscape'],
    'categoryId.carPark': ['地下停車場', 'Car park'],
    'categoryId.photos': ['全螢幕照片', 'Photos'],
    'categoryId.blank': ['空白', 'Blank'],
  },
  permissionGroup: boardPermissions,
  permissions: {
    'boards.edit': ['編輯看板與播放時段', 'Edit boards and their schedule'],
    'boards.view': ['查看看板', 'See boards'],
  },
  faults: {
    '時間請填 N：N 到 N：N': 'times are from N:N to N:N',
    至少選一天: 'choose one day at least',
    結束日不可早於開始日: 'the last day is not before the first',
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    boards: typeof boardsWords
  }
}
