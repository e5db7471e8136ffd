export const accountsTexts = {
  title: '登入',
  product: 'Lobby',
  productIs: '社區櫃台與管理中心',
  account: '帳號',
  password: '密碼',
  capsLock: '大寫鎖定已開啟',
  show: '顯示',
  hide: '隱藏',
  showPassword: '顯示密碼',
  signIn: '登入',
  signingIn: '登入中…',
  accountMissing: '請輸入帳號。',
  passwordMissing: '請輸入密碼。',
  chooseCommunity: '選擇社區',
  otherAccount: '換帳號',
  mayEnter: '{{name}}，您可以進入 {{count}} 個社區。',
  householdCount: '{{count}} 戶',
  lastEntered: '{{count}} 戶，上次登入 {{time}}',
  communitySuspended: '目前停用，無法進入',
  enter: '進入{{community}}',
  entering: '進入中…',
  chooseNth: '選第 n 個社區',
  otherWays: '其他登入方式',
  code: '簡訊驗證碼登入',
  passkey: '通行密鑰登入',
  reset: '忘記密碼',
  open: '開通社區',
  register: '註冊管理人員帳號',
  scanTitle: '櫃台直接掃描',
  scanPhone: '住戶條碼',
  scanPhoneDoes: '住戶 App 的 16 碼條碼，找到戶別後領取。',
  scanCard: '感應卡',
  scanCardDoes: '一張卡有多戶時，請住戶選擇要領的戶別。',
  scanParcel: '包裹條碼',
  scanParcelDoes: '物流單號或標籤序號，找到那一件包裹。',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    accounts: keyof typeof accountsTexts
  }
}
