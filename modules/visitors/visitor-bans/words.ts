import { moduleWords } from '#platform/contract/words.ts'
import { visitorPermissions } from '#modules/visitors/permission-group.ts'

/** What people call what visitor bans do, have and declare, in both languages. */
export const visitorBansWords = moduleWords({
  modules: {
    visitorBans: ['注意名單', 'Ban list'],
  },
  acts: {
    'visitorBans.add': ['加入注意名單', 'Added to the ban list'],
    'visitorBans.addAgain': ['加入注意名單（重送）', 'Added to the ban list (sent again)'],
    'visitorBans.change': ['更改注意名單', 'Changed the ban list'],
    'visitorBans.lift': ['解除注意名單', 'Lifted a ban'],
    'visitorBans.view': ['查看注意名單', 'Viewed the ban list'],
  },
  targets: {
    visitorBan: ['注意名單', 'Ban'],
  },
  fields: {
    liftedAt: ['解除時間', 'Lifted'],
    untilDay: ['到期日', 'Ends on'],
    visitorBans: ['注意名單', 'Ban list'],
  },
  permissionGroup: visitorPermissions,
  permissions: {
    'visitorBans.change': ['更改注意名單', 'Change the ban list'],
    'visitorBans.view': ['查看注意名單', 'See the ban list'],
  },
  retentions: {
    'visitorBans.all': {
      title: ['訪客注意名單', 'Ban list of visitors'],
      words: [
        '解除或到期後開始計算。姓名、車牌、電話與原因清空。',
        'From lifting or ending on. Name, plate, phone and reason are emptied.',
      ],
    },
  },
  holdings: {
    visitorBans: {
      title: ['訪客注意名單', 'Ban list of visitors'],
      words: [
        '為住戶安全而列，逐筆有到期日，到期後依保存期限刪除；不因請求刪除，可請管理員解除。',
        "Listed for residents' safety, each with an end, deleted after its retention; not on request, but an administrator may lift it.",
      ],
    },
  },
  pushes: {
    'visitorBans.recognised': ['注意名單的訪客', 'A visitor of the ban list'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    visitorBans: typeof visitorBansWords
  }
}
