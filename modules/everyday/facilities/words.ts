import { moduleWords } from '#platform/contract/words.ts'
import { facilityPermissions } from '#modules/everyday/permission-group.ts'

/** What people call what facilities do, have and declare, in both languages. */
export const facilitiesWords = moduleWords({
  modules: { facilities: ['公設', 'Facilities'] },
  acts: {
    'facilities.add': ['新增公設', 'Added a facility'],
    'facilities.change': ['更改公設', 'Changed a facility'],
    'facilities.retire': ['停用公設', 'Retired a facility'],
    'facilities.restore': ['恢復公設', 'Opened a facility again'],
    'facilities.reorder': ['排列公設', 'Ordered facilities'],
  },
  targets: { facility: ['公設', 'Facility'] },
  fields: {
    openHours: ['開放時間', 'Opening hours'],
    slotMinutes: ['一個時段（分）', 'Minutes of a slot'],
    mostSlots: ['最多連續時段', 'Slots in a row'],
    cleaningMinutes: ['清潔時間（分）', 'Minutes of cleaning'],
    places: ['同時幾組', 'Side by side'],
    mostPeople: ['最多人數', 'People at most'],
    priceBy: ['計價', 'Charged by'],
    priceIn: ['以什麼付', 'Paid in'],
    cancelHours: ['幾小時前可全退', 'Hours before which it is free to cancel'],
    lateRefundPercent: ['逾期退還比例', 'Refunded when late, per cent'],
    quotaCount: ['每戶次數', 'Bookings of a household'],
    quotaPer: ['次數計算', 'Counted by'],
    advanceDays: ['可提前幾天', 'Days in advance'],
    noShowMinutes: ['未到幾分鐘釋出', 'Released after minutes'],
    draw: ['抽籤時段', 'Hours that are drawn for'],
    daysBefore: ['幾天前截止', 'Closes days before'],
    rules: ['使用規則', 'Rules of use'],
  },
  values: {
    'priceIn.money': ['NT$', 'NT$'],
    'priceIn.points': ['點數', 'Points'],
    'priceBy.slot': ['每個時段', 'Slot'],
    'priceBy.use': ['每次', 'Use'],
    'quotaPer.day': ['每天', 'Day'],
    'quotaPer.week': ['每週', 'Week'],
    'quotaPer.month': ['每月', 'Month'],
  },
  faults: {
    '時間請填 N:N 到 N:N': 'a time from 00:00 to 24:00, please',
    開放的結束時間要在開始之後: 'hours end after they begin',
  },
  permissionGroup: facilityPermissions,
  permissions: {
    'facilities.view': ['查看公設', 'See facilities'],
    'facilities.change': ['設定公設', 'Set facilities up'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    facilities: typeof facilitiesWords
  }
}
