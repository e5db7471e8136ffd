import { moduleWords } from '#platform/contract/words.ts'

/** What people call what operator do, have and declare, in both languages. */
export const operatorWords = moduleWords({
  modules: {
    operator: ['系統營運', 'Operator'],
  },
  acts: {
    'operator.createCommunity': ['建立社區', 'Created a community'],
    'operator.endSessions': ['全部登出', 'Signed out everywhere'],
    'operator.exportAudit': ['匯出操作紀錄', 'Exported the records'],
    'operator.findAccounts': ['查詢帳號', 'Searched accounts'],
    'operator.giveUpStuckJob': ['放棄卡住的工作', 'Gave a job up'],
    'operator.inviteManager': ['新增最高權限管理者', 'Added an administrator'],
    'operator.listCommunities': ['查看社區清單', 'Listed communities'],
    'operator.resumeAccount': ['恢復帳號', 'Resumed an account'],
    'operator.resumeCommunity': ['恢復社區', 'Resumed a community'],
    'operator.retryStuckJob': ['再試卡住的工作', 'Tried a job again'],
    'operator.setServices': ['變更服務', 'Changed services'],
    'operator.showCommunity': ['查看社區', 'Viewed a community'],
    'operator.signIn': ['登入', 'Signed in'],
    'operator.signOut': ['登出', 'Signed out'],
    'operator.suspendAccount': ['停用帳號', 'Suspended an account'],
    'operator.suspendCommunity': ['停用社區', 'Suspended a community'],
    'operator.unlockAccount': ['解除等待', 'Ended waiting'],
  },
  fields: {
    householdCount: ['戶數', 'Households'],
    isSuspended: ['停用', 'Suspended'],
    isWaiting: ['登入等待中', 'Must wait'],
    operator: ['人員', 'Person'],
    search: ['搜尋文字', 'Searched text'],
    sessionCount: ['登入中', 'Signed in'],
    suspendedAt: ['停用時間', 'Suspended at'],
    suspendedReason: ['停用原因', 'Why suspended'],
  },
  faults: {
    '請填寫 auth_ 加上 N 碼手機號碼': 'write auth_ and a mobile number of N digits',
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    operator: typeof operatorWords
  }
}
