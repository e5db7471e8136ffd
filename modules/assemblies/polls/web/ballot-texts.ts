import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the page on which a household votes, namespace `pollBallot`. */
const pollBallotTexts = {
  title: '住戶投票',
  failed: '無法取得投票單',
  void: '投票單無效',
  until: '{{at}} 截止',
  over: '{{at}} 已截止',
  secret: '不記名',
  named: '記名',
  weight_household: '每戶 1 票',
  weight_owner: '每人 1 票',
  weight_area: '依面積',
  oneVote: '1 票',
  areaOf: '{{area}} ㎡',
  notBegun: '投票還沒開始',
  notBegunText: '開始後用同一張投票單就能投。',
  chooseOne: '請選一項',
  chooseMany: '最多選 {{count}} 項',
  photo: '{{name}} 的照片',
  secretText: '系統只記下您這戶投過了，不記下投給誰；時間與順序也不會留下。',
  namedText: '記名投票：管理中心看得到您的選擇；公布名單只有收據碼。',
  chooseFirst: '請先選擇',
  final: '每戶只能投一次，送出後不能改',
  chosen: '已選 {{count}} 項，還可選 {{left}} 項；送出後不能改',
  vote: '投 {{names}}',
  voteNothing: '投票',
  taken: '票已收到',
  takenSecret: '不記名，截止後只公布總數與收據碼',
  takenNamed: '記名，截止後公布總數與收據碼',
  receipt: '收據碼',
  receiptText: '請抄下或截圖。截止後再掃投票單，名單上找得到這組碼，就是有計入。',
  notMyPhone: '這不是我的手機：抄下後清除收據碼',
  receiptForgotten: '已從這台裝置清除。',
  fewReceipts: '已計入；不到 5 票，不列出選擇',
  tooFew: '不記名投票不到 5 票，為了不讓人認出是誰，不公布結果與任何一票。',
  otherPhone: '這張投票單已在別的手機投過，收據碼在那支手機上。',
  copy: '複製收據碼',
  copied: '已複製收據碼',
  turnout: '已投 {{voted}}／{{voters}} 戶',
  comments: '留言 {{count}}',
  management: '管理中心',
  say: '留言',
  sayHelp: '會顯示您的戶別，所有投票的住戶都看得到。',
  sayMissing: '請填寫留言',
  send: '送出留言',
  result: '結果',
  units: '戶',
  rank: '第 {{rank}} 名',
  list: '收據碼名單 {{count}}',
  find: '找我的收據碼',
  findHelp: '找得到，而且選擇和您投的一樣，就是有正確計入。',
  notFound: '名單上沒有這組碼，請檢查後再找；確定沒錯請洽管理中心。',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    pollBallot: typeof pollBallotTexts
  }
}

addTexts({ 'zh-TW': { pollBallot: pollBallotTexts } })
