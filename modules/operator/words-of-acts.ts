/** What acts of the operators' audit are called, on the page and in its workbook. */
export const operatorActTexts = {
  signIn: '登入',
  signOut: '登出',
  listCommunities: '查看社區清單',
  showCommunity: '查看社區',
  createCommunity: '建立社區',
  setServices: '變更服務',
  suspendCommunity: '停用社區',
  resumeCommunity: '恢復社區',
  inviteManager: '新增最高管理員',
  findAccounts: '查詢帳號',
  suspendAccount: '停用帳號',
  resumeAccount: '恢復帳號',
  unlockAccount: '解除等待',
  endSessions: '全部登出',
  draftBroadcast: '撰寫訊息',
  correctBroadcast: '更正訊息',
  publishBroadcast: '發布訊息',
  withdrawBroadcast: '下架訊息',
  storeImage: '上傳圖示',
  exportAudit: '匯出操作紀錄',
} as const

/** The same, for acts that are only known when they are read. */
export const operatorActWords: Readonly<Record<string, string>> = operatorActTexts
