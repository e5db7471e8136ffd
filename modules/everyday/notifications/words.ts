import { moduleWords } from '#platform/contract/words.ts'
import { publishingPermissions } from '#modules/everyday/permission-group.ts'

/** What people call what notifications do, have and declare, in both languages. */
export const notificationsWords = moduleWords({
  modules: {
    notifications: ['住戶通知', 'Notifications to residents'],
  },
  acts: {
    'notifications.send': ['送出住戶通知', 'Sent a notification'],
    'notifications.sendAgain': ['送出住戶通知（重送）', 'Sent a notification (sent again)'],
    'notifications.change': ['更改住戶通知', 'Changed a notification'],
    'notifications.callOff': ['取消住戶通知', 'Called a notification off'],
    'notifications.remind': ['再通知未讀住戶', 'Told those again who had not read'],
    'notifications.markRead': ['登記住戶已知悉', 'Wrote down that a household knows'],
  },
  targets: {
    notification: ['住戶通知', 'Notification'],
  },
  fields: {
    notifications: ['通知', 'Notifications'],
    audience: ['對象', 'Audience'],
    buildings: ['棟別', 'Buildings'],
    remindAt: ['再通知時間', 'Told again at'],
    dueAt: ['送出時間', 'Sent at'],
  },
  values: {
    'kind.paragraph': ['段落', 'Paragraph'],
    'kind.heading': ['標題', 'Heading'],
    'kind.bullet': ['清單', 'List'],
    'kind.number': ['編號', 'Numbers'],
    'kind.picture': ['圖片', 'Picture'],
    'role.all': ['全部', 'All'],
    'role.owners': ['屋主', 'Owners'],
    'role.tenants': ['承租', 'Tenants'],
  },
  permissionGroup: publishingPermissions,
  permissions: {
    'notifications.view': ['查看住戶通知與已讀', 'See notifications and who read them'],
    'notifications.send': ['送出住戶通知', 'Send notifications'],
  },
  holdings: {
    notifications: {
      title: ['收到的通知', 'Notifications received'],
      words: [
        '這個人以所有權人或承租人身分收到的通知，刪除送達與已讀的紀錄；通知本身是社區的紀錄，保留。',
        'Of notifications that came to this person as owner or tenant, that they were told and when they read it is deleted; the notification itself is the community’s record and stays.',
      ],
    },
  },
  retentions: {
    'notifications.receipts': {
      title: ['通知的已讀紀錄', 'Who read notifications'],
      words: [
        '送出後開始計算，期滿刪除送給哪一戶、何時讀過；通知本身保留。',
        'From its sending on. To which household it went and when it was read is deleted; the notification stays.',
      ],
    },
  },
  faults: {
    '內文最多 N 個字': 'at most N characters',
    '圖片最多 N 張': 'at most N pictures',
    '圖片不完整，請重新加入': 'a picture is incomplete, add it again',
    '連結必須是 http、https、tel 或 mailto': 'a link begins with http, https, tel or mailto',
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    notifications: typeof notificationsWords
  }
}
