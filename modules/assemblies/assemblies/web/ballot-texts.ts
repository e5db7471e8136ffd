import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of an owner's phone; loaded with its page. */
const assemblyBallotTexts = {
  title: '區分所有權人會議表決',
  failed: '投票頁載入失敗',
  unknown: '找不到這張出席證',
  topic: '第 {{number}} 案',
  thresholds: '出席 {{quorum}}、同意 {{approval}}',
  way_record: '記名',
  way_notRecord: '不記名（紙本）',
  way_sealed: '不記名（加密）',
  way_showOfHands: '舉手',
  speaksFor: '代理 {{name}}',
  weight: '{{heads}} 人，{{area}} ㎡',
  hasVoted: '已投',
  byDesk: '（報到台登錄，不是您投的請立刻告訴主席）',
  yes: '同意',
  no: '不同意',
  abstain: '棄權',
  forWhom: '這次投給',
  chosen: '已圈 {{count}} 位，最多 {{most}} 位',
  final: '送出後不能改，結束前也看不到別人的票',
  finalSealed: '送出後不能改',
  left: '剩',
  blank: '空白票',
  sealedLead: '這支手機先把票加密再送出。',
  sealedText: '主席、監察委員、總幹事三人中兩人到齊才能開出總數，誰都打不開單張票。',
  sealAndSend: '加密並投出',
  receipts: '我的收據碼',
  receiptCheck: '到公布名單查對',
  receiptFound: '在公布名單裡，有計入。',
  receiptMissing: '公布名單裡沒有這張票，請立刻向主席反映。',
  receiptCount: '共 {{count}} 張票。',
  archive: '下載核對檔',
  archiveKept: '有選項不到五人，核對檔由主席保管。',
  notOpenedYet: '還沒開票。',
  send: '投出 {{count}} 票',
  state_before: '會議還沒開始',
  text_before: '開會後這一頁會自動更新。',
  state_notHere: '還沒有報到',
  text_notHere: '請先到報到台報到，再用這一頁投票。',
  state_represented: '這一戶已由代理人出席',
  text_represented: '',
  representedText:
    '代理人 {{name}}。您本人到場報到後，委託就作廢，之後的議案由您自己投。沒有委託過任何人？請立刻到報到台。',
  state_waiting: '等下一案',
  text_waiting: '主席開始表決時，這一頁會自動更新。',
  state_voting: '表決中',
  text_voting: '',
  state_voted: '票已收到',
  text_voted: '這一案您已經投過票。',
  state_byDesk: '本案在現場投票',
  text_byDesk: '本案用紙本票或舉手，請依主席指示。',
  state_over: '會議已經結束',
  text_over: '結果請看公告的會議紀錄。',
} as const

addTexts({ 'zh-TW': { assemblyBallot: assemblyBallotTexts } })

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    assemblyBallot: typeof assemblyBallotTexts
  }
}
