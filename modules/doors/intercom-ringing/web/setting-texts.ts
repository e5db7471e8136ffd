import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the settings of the intercom, namespace `intercomSetting`; loaded with the page. */
const intercomSettingTexts = {
  failed: '對講機設定載入失敗',
  lead: '住戶怎麼響鈴、合約額度與費率，以及接通電話的交換機。',
  part_ringing: '響鈴',
  part_contract: '合約與費率',
  part_exchange: '交換機',
  indoorSeconds: '室內機響鈴（秒）',
  appSeconds: '住戶裝置響鈴（秒）',
  forwardSeconds: '轉接電話響鈴（秒）',
  guardSeconds: '警衛室響鈴（秒）',
  secondsWrong: '請填 5 到 120 秒',
  registrationHours: '裝置登記效期（小時）',
  registrationHelp: '超過這個時間沒有登記的裝置，視為叫不醒。',
  hoursWrong: '請填 1 到 720 小時',
  capSeconds: '轉接通話上限（秒）',
  capHelp: '轉接到市話或手機的通話，超過就結束。',
  capWrong: '請填 30 到 600 秒',
  mostSentries: '門口機數量上限',
  mostWrong: '請填 1 到 200 台',
  monthlyMinutes: '每月轉接分鐘數',
  monthlyHelp: '用完之後不再轉接到電話，改響警衛室。',
  minutesWrong: '請填 0 到 100,000 分鐘',
  landline: '市話每分鐘（元）',
  cellPhone: '手機每分鐘（元）',
  priceWrong: '請填 0 到 100 元，最多兩位小數',
  startsOn: '合約開始',
  endsOn: '合約結束',
  domain: '網域',
  domainHelp: '交換機的主機名稱或位址，裝置用它登入。',
  sipPort: 'SIP 埠',
  webPort: '瀏覽器埠',
  portWrong: '請填 1 到 65,535',
  trunk: '外線主機',
  trunkHelp: '市話與手機從這裡打出去；留白就不轉接到電話。',
  wrong_domain: '請填主機名稱或位址，不加埠號',
  wrong_trunk: '請填主機名稱或位址，可加埠號',
  state: '狀態',
  stateNone: '還沒有交換機，電話不會響；門口機、住戶、號碼、紀錄與夜間測試照常。',
  stateSilent: '交換機沒有回應，電話不會響。最後一次連線 {{when}}。',
  stateNever: '設定檔已產生，交換機還沒有連線，電話不會響。',
  stateHeard: '交換機連線中。最後一次連線 {{when}}。',
  madeAt: '設定檔產生於 {{when}}',
  make: '產生設定檔',
  makeAsk: '產生新的設定檔？',
  makeText: '設定檔內有新的金鑰，只下載這一次；舊的金鑰立即失效，要把新檔放到交換機並重新啟動。',
  made: '已下載設定檔，請放到交換機。',
  domainFirst: '請先填網域並儲存。',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    intercomSetting: typeof intercomSettingTexts
  }
}

addTexts({ 'zh-TW': { intercomSetting: intercomSettingTexts } })
