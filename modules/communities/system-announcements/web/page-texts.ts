import { addTexts } from '#platform/web/i18n/texts.ts'
import '#platform/web/list/texts.ts'

export const announcementsPageTexts = {
  unread: '未讀 {{count}} 則',
  read: '看公告',
  readAll: '全部標為已讀',
  kinds: '類別',
  all: '全部',
  feature: '新功能',
  maintenance: '維護',
  notice: '提醒',
  isUnread: '未讀',
  none: '還沒有系統公告',
  noneText: 'Lobby 有新功能或維護時，會在這裡告訴您。',
  noneOfKind: '這個類別沒有公告',
  failed: '系統公告沒有載入',
  goThere: '前往這個功能',
  older: '較早：{{title}}',
  newer: '較新：{{title}}',
  others: '其他公告',
  toList: '回系統公告',
  withdrawn: '此篇公告已下架',
} as const

addTexts({ 'zh-TW': { systemAnnouncementsPage: announcementsPageTexts } })

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    systemAnnouncementsPage: typeof announcementsPageTexts
  }
}
