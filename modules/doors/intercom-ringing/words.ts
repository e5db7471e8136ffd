import { moduleWords } from '#platform/contract/words.ts'
import { intercomPermissions } from '#modules/doors/intercom-permission-group.ts'

/** What people call what the exchange of the intercom does and has, in both languages. */
export const intercomRingingWords = moduleWords({
  modules: { intercomRinging: ['對講交換機', 'Exchange of the intercom'] },
  acts: { 'intercomRinging.make': ['產生交換機設定檔', 'Made a configuration of the exchange'] },
  targets: { intercomExchange: ['對講交換機', 'Exchange of the intercom'] },
  values: {
    'what.ringing': ['響鈴', 'Ringing'],
    'what.noAnswer': ['沒有接', 'No answer'],
    'what.busy': ['忙線', 'Busy'],
    'what.declined': ['拒接', 'Declined'],
    'what.failed': ['叫不到', 'Unreachable'],
    'what.answered': ['已接聽', 'Answered'],
    'what.opened': ['開門', 'Door opened'],
    'what.ended': ['結束', 'Ended'],
  },
  permissionGroup: intercomPermissions,
  permissions: { 'intercomRinging.configure': ['設定對講交換機', 'Set the exchange up'] },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    intercomRinging: typeof intercomRingingWords
  }
}
