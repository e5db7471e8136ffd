import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of trustees' pages; loaded with them. */
const assemblyTrusteeTexts = {
  title: '開票人的鑰匙',
  failed: '開票頁載入失敗',
  unknown: '找不到這個開票連結',
  role_chair: '主席',
  role_supervisor: '監察委員',
  role_manager: '總幹事',
  state_invited: '還沒建立',
  state_certified: '已建立，等其他人',
  state_contributed: '已交換，等其他人',
  state_ready: '完成',
  lead: '加密投票由三位開票人保管鑰匙，任兩人到齊才能開出總數，誰都打不開單張票。鑰匙只在您自己的裝置上，系統沒有。',
  make: '建立我的鑰匙',
  seedTitle: '把這 22 個字抄在紙上',
  seedText: '這支手機壞了或清除資料時，要靠這張紙才能開票。不要拍照、不要給別人看。',
  seedWritten: '我已經抄好',
  seedAgain: '再看一次我的鑰匙',
  seedHide: '收起來',
  seedAsk: '輸入抄在紙上的 22 個字',
  seedAskText: '您的鑰匙不在這支裝置上。如果您從來沒有建立過，請立刻通知承辦人。',
  seedWrong: '不是這一把鑰匙，請再看一次。',
  seedUse: '使用這把鑰匙',
  working: '正在和其他開票人交換，請讓這一頁開著。',
  waitOthers: '等其他開票人建立鑰匙。這一頁會自動更新，也可以先離開再回來。',
  spoken: '三支手機要看到一樣的鑰匙指紋，請互相唸一次',
  ready: '鑰匙已完成',
  readyText: '表決結束後回到這一頁開票。',
  openings: '等待開票',
  openingsNone: '現在沒有等待開票的議案。',
  topic: '第 {{number}} 案',
  open: '開票',
  openedByMe: '您已開票，等另一位',
  opened: '已開出',
  wrongElection: '這一案用的不是你們三位的鑰匙，請不要開票，並通知承辦人。',
  brokenShare: '收到的鑰匙片段核對不符，請通知承辦人重新指定開票人。',
} as const

addTexts({ 'zh-TW': { assemblyTrustee: assemblyTrusteeTexts } })

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    assemblyTrustee: typeof assemblyTrusteeTexts
  }
}
