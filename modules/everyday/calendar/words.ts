import { moduleWords } from '#platform/contract/words.ts'
import { publishingPermissions } from '#modules/everyday/permission-group.ts'

/** What people call what the calendar does, has and declares, in both languages. */
export const calendarWords = moduleWords({
  modules: { calendar: ['行事曆', 'Calendar'] },
  acts: {
    'calendar.add': ['新增行程', 'Wrote an entry of the calendar'],
    'calendar.addAgain': ['新增行程（重送）', 'Wrote an entry of the calendar (sent again)'],
    'calendar.change': ['更改行程', 'Changed an entry of the calendar'],
    'calendar.moveDay': ['移動一次行程', 'Moved an entry on one day'],
    'calendar.restoreDay': ['恢復一次行程', 'Put an entry of one day back'],
    'calendar.skip': ['取消一次行程', 'Left an entry out on one day'],
    'calendar.delete': ['刪除行程', 'Deleted an entry of the calendar'],
    'calendar.addFeed': ['取得訂閱網址', 'Made an address of the calendar'],
    'calendar.revokeFeed': ['撤銷訂閱網址', 'Took an address of the calendar back'],
  },
  targets: {
    calendarEntry: ['行程', 'Entry of the calendar'],
    calendarFeed: ['訂閱網址', 'Address of the calendar'],
  },
  fields: {
    series: ['重複', 'Comes again'],
    every: ['週期', 'Every'],
  },
  values: {
    'category.duty': ['勤務', 'Duty'],
    'category.deadline': ['期限', 'Deadline'],
    'every.day': ['每天', 'Daily'],
    'every.week': ['每週', 'Weekly'],
    'every.month': ['每月', 'Monthly'],
    'every.year': ['每年', 'Yearly'],
    'by.day': ['同一日', 'Same day'],
    'by.last': ['最後一天', 'Last day'],
    'by.nth': ['第幾個星期幾', 'N-th weekday'],
  },
  permissionGroup: publishingPermissions,
  permissions: {
    'calendar.view': ['查看行事曆', 'See the calendar'],
    'calendar.edit': ['編輯行事曆', 'Edit the calendar'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    calendar: typeof calendarWords
  }
}
