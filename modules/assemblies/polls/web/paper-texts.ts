import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of papers and of printing them, namespace `pollPapers`. */
const pollPapersTexts = {
  title: '印紙本投票單',
  lead: '每戶一張，上面的 QR 碼只能投一次。沒有裝 App 的住戶用手機掃描就能投，不必登入。',
  whom: '印給',
  everybody: '全部對象',
  secretHelp: '不記名：全部重印，從印出的張數看不出誰投了。',
  namedHelp: '只印還沒投的住戶；已投 {{voted}}／{{voters}} 戶。',
  pickOne: '只印一戶',
  onlyFor: '只印 {{label}}',
  notOne: '改回整批',
  void: '已印過 {{count}} 張；重印後，這些住戶先前的投票單立刻失效。',
  sealed: '印出後請對折、封口再投遞；拿到 QR 碼的人就能投票。系統不保存 QR 碼，無法再看一次。',
  confirm: '列印 {{count}} 張',
  paperTitle: '投票單　請拆開後掃描',
  forOwner: '本票屬於這一戶的區分所有權人，承租人請轉交。',
  reason: '讓已發出的投票單失效的原因',
  onlyOne: '一次一戶，請選出是哪一戶缺投票單。',
  fold: '沿線對折，封口',
  until: '{{at}} 截止',
  mostChoices: '最多選 {{count}} 項',
  code: '投票 QR 碼',
  how_secret: '用手機相機掃描，選好後送出。不記名：系統不記錄您投了什麼。',
  how_named: '用手機相機掃描，選好後送出。記名：管理中心看得到您的選擇。',
  once: '每戶只能投一次。送出後請記下收據碼，截止後可在公布名單核對。',
  resultLead: '{{span}}　已投 {{voted}}／{{voters}} 戶　{{at}} 定案',
  option: '選項',
  ballots: '票數',
  share: '比例',
  rank: '第 {{rank}} 名',
  receiptsLead: '收據碼與所選項目（依收據碼排列）',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    pollPapers: typeof pollPapersTexts
  }
}

addTexts({ 'zh-TW': { pollPapers: pollPapersTexts } })
