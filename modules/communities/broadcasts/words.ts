import { deskPermissions } from '#platform/contract/permission-group.ts'
import { moduleWords } from '#platform/contract/words.ts'

/** What people call what broadcasts do, have and declare, in both languages. */
export const broadcastsWords = moduleWords({
  acts: {
    'operator.correctBroadcast': ['更正訊息', 'Corrected a broadcast'],
    'operator.draftBroadcast': ['撰寫訊息', 'Wrote a broadcast'],
    'operator.publishBroadcast': ['發布訊息', 'Published a broadcast'],
    'operator.storeImage': ['上傳圖示', 'Uploaded an icon'],
    'operator.withdrawBroadcast': ['下架訊息', 'Withdrew a broadcast'],
  },
  fields: {
    background: ['底色', 'Background'],
    body: ['內文', 'Text'],
    category: ['類別', 'Category'],
    endsOn: ['結束日期', 'Last day'],
    imageId: ['圖片', 'Picture'],
    link: ['網址', 'Address'],
    newVersion: ['版本', 'Version'],
    startsOn: ['開始日期', 'First day'],
    textColor: ['文字顏色', 'Text colour'],
  },
  values: {
    'category.feature': ['新功能', 'New'],
    'category.maintenance': ['維護', 'Maintenance'],
    'category.notice': ['提醒', 'Reminder'],
    'communities.all': ['所有社區', 'All communities'],
    'kind.announcement': ['系統公告', 'Announcement'],
    'kind.headline': ['快訊', 'Headline'],
    'kind.icon': ['浮動圖示', 'Floating icon'],
    'kind.marquee': ['跑馬燈', 'Marquee'],
    'kind.release': ['版本通知', 'Version notice'],
  },
  permissionGroup: deskPermissions,
  permissions: {
    'broadcasts.view': ['最新消息與跑馬燈', 'Headlines and marquee'],
  },
  faults: {
    '請填寫 #RRGGBB': 'write #RRGGBB',
    '請填寫 /mgmt/… 或 https：// 開頭的網址': 'write an address that begins with /mgmt/… or https://',
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    broadcasts: typeof broadcastsWords
  }
}
