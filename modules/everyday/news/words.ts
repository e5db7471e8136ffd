import { moduleWords } from '#platform/contract/words.ts'
import { publishingPermissions } from '#modules/everyday/permission-group.ts'

/** What people call what news do, have and declare, in both languages. */
export const newsWords = moduleWords({
  modules: {
    news: ['公告', 'News'],
  },
  acts: {
    'news.add': ['新增公告', 'Wrote news'],
    'news.addAgain': ['新增公告（重送）', 'Wrote news (sent again)'],
    'news.change': ['更改公告', 'Changed news'],
    'news.release': ['發布公告', 'Released news'],
    'news.takeOffline': ['公告下線', 'Took news offline'],
    'news.pin': ['置頂公告', 'Pinned news'],
    'news.unpin': ['取消置頂公告', 'Unpinned news'],
    'news.delete': ['刪除公告', 'Deleted news'],
  },
  targets: {
    news: ['公告', 'News'],
  },
  fields: {
    publishAt: ['上線時間', 'Online from'],
    offlineAt: ['下線時間', 'Offline from'],
    isTold: ['通知住戶', 'Tells residents'],
    isOnBoards: ['上看板', 'On boards'],
    files: ['附件', 'Files'],
  },
  values: {
    'category.general': ['一般', 'General'],
    'category.outage': ['停水停電', 'Outage'],
    'category.meeting': ['會議', 'Meeting'],
    'category.event': ['活動', 'Event'],
    'category.safety': ['安全', 'Safety'],
  },
  permissionGroup: publishingPermissions,
  permissions: {
    'news.view': ['查看公告', 'See news'],
    'news.edit': ['編輯與發布公告', 'Edit and release news'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    news: typeof newsWords
  }
}
