/** Words of who is there: whose quorum is shown, what is over a limit, going on without a quorum, what the register lacks. */
export const textsQuorum = {
  measuredBy: '依第 {{number}} 案的出席門檻',
  reachedShare: '已達 {{share}}',
  passedShare: '已過 {{share}}',
  missingOfShare: '{{missing}}，門檻 {{share}}',
  leastHeads: '{{share}} 且 {{count}} 人',
  overPart: '計入 {{counted}}，超額 {{over}} 不計',
  countsPart: '部分計入',
  weightHeads: '{{count}} 人',
  weightArea: '{{area}} ㎡',
  shortStart: '出席不足，仍要宣布開會？',
  shortStartText:
    '第 {{number}} 案的出席門檻尚差 {{missing}}。可以再等人報到；仍要開會時請寫下理由，理由列入會議紀錄。',
  shortVoting: '出席不足，仍要開始表決？',
  shortVotingText:
    '第 {{number}} 案的出席門檻尚差 {{missing}}，照這一刻的出席，這一案不會通過。仍要表決時請寫下理由，理由列入會議紀錄。',
  declareNotHeld: '宣布流會',
  notHeldAsk: '宣布流會？',
  notHeldText:
    '第 {{number}} 案的出席門檻尚差 {{missing}}。流會後不能再報到；同一議案可以重新召集（條例第 32 條）。',
  notHeldDone: '已宣布流會',
  shortReason_wait: '陸續有人報到，先行開會',
  shortReason_talk: '先報告與討論',
  shortReason_record: '依法表決，留供重新召集',
  takenSome: '已取自住戶資料 {{count}} 戶，{{left}} 戶資料不全、沒有取入',
  takenAll: '已取自住戶資料 {{count}} 戶',
  gaps: '住戶資料不全，不在名冊裡',
  gapsText: '沒有這幾戶，全體人數與面積會少算。請到住戶頁補齊後再「取自住戶資料」，或用「新增一戶」登錄。',
  lacks_area: '沒有專有部分面積',
  lacks_owners: '沒有所有權人',
  differencesCount: '名冊和住戶資料有 {{count}} 處不同或缺漏，請先看過名冊。',
  seeRoll: '看名冊',
  publishDifferent:
    '名冊和住戶資料有 {{count}} 處不同或缺漏，發布的紀錄會記下來。發布後可以報到；之後新增的議案是臨時動議。',
  showDifferences: '展開',
  hideDifferences: '收起',
} as const
