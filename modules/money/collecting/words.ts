import { moduleWords } from '#platform/contract/words.ts'
import { feePermissions } from '#modules/money/permission-groups.ts'

/** What people call what collecting does, has and declares, in both languages. */
export const collectingWords = moduleWords({
  modules: {
    collecting: ['代收與帳號', 'Collecting'],
  },
  acts: {
    'collecting.apply': ['申請變更收款帳戶', 'Applied for another account'],
    'collecting.applyAgain': ['申請變更收款帳戶（重送）', 'Applied for another account (sent again)'],
    'collecting.approved': ['核准收款帳戶', 'Approved an account'],
    'collecting.refused': ['退回收款帳戶申請', 'Refused an account'],
    'collecting.withdrawn': ['撤銷收款帳戶申請', 'Revoked an application'],
    'collecting.openAccount': ['查看收款帳戶帳號', 'Looked at an account number'],
    'collecting.saveSetting': ['修改超商代收設定', 'Changed what shops collect'],
    'collecting.applyRule': ['申請變更虛擬帳號編碼', 'Applied for other virtual accounts'],
    'collecting.applyRuleAgain': [
      '申請變更虛擬帳號編碼（重送）',
      'Applied for other virtual accounts (sent again)',
    ],
    'collecting.approvedRule': ['核准虛擬帳號編碼', 'Approved virtual accounts'],
    'collecting.refusedRule': ['退回虛擬帳號編碼申請', 'Refused virtual accounts'],
    'collecting.withdrawnRule': ['撤銷虛擬帳號編碼申請', 'Revoked an application for virtual accounts'],
  },
  targets: {
    beneficiaryAccount: ['收款帳戶', 'Beneficiary account'],
    accountRule: ['虛擬帳號編碼', 'Virtual accounts'],
    collectingSetting: ['超商代收', 'Shops'],
  },
  fields: {
    beneficiaryName: ['戶名', 'Account name'],
    beneficiaryNumber: ['收款帳號', 'Account number'],
    branchNumber: ['銀行分行代號', 'Bank and branch'],
    provider: ['代收方式', 'Collected by'],
    bands: ['金額級距', 'Bands'],
    min: ['金額從', 'From'],
    max: ['金額到', 'To'],
    fee: ['手續費', 'Fee'],
    bearer: ['手續費負擔', 'Who bears the fee'],
    chains: ['超商', 'Shops'],
    transferFee: ['跨行手續費', 'Fee of transfers between banks'],
    scheme: ['編碼方式', 'Scheme'],
    accountPrefix: ['企業識別碼', 'Prefix'],
    accountLength: ['帳號長度', 'Length'],
    isAmountBound: ['檢查碼含金額', 'Check digit of the amount'],
    weights: ['權數', 'Weights'],
    amountWeights: ['金額權數', 'Weights of the amount'],
  },
  values: {
    'chains.7-11': ['7-ELEVEN', '7-ELEVEN'],
    'chains.FamilyMart': ['全家', 'FamilyMart'],
    'chains.OK': ['OK', 'OK'],
    'chains.Hi-Life': ['萊爾富', 'Hi-Life'],
    'bearer.community': ['社區負擔', 'Community'],
    'bearer.payer': ['繳款人負擔', 'Payer'],
    'scheme.esun': ['玉山銀行 一碼檢查', 'E.SUN, one check digit'],
    'scheme.kgi': ['凱基銀行（依銀行文件填寫）', 'KGI (entered from its paper)'],
    'scheme.mod10': ['通用模 10', 'General mod 10'],
  },
  permissionGroup: feePermissions,
  permissions: {
    'collecting.view': ['查看代收與帳號', 'See collecting and accounts'],
    'collecting.configure': ['設定代收、申請變更帳戶與編碼', 'Change collecting, apply for accounts'],
    'collecting.approve': ['核准收款帳戶與虛擬帳號', 'Approve accounts'],
  },
  faults: {
    '銀行分行代號為 N 碼數字': 'bank and branch are N digits',
    '帳號為 N 到 N 碼數字': 'an account has N to N digits',
    '代收項目代碼為 N 碼英數字': 'the code of an item has N letters or digits',
    '超商代收最高 N,N 元': 'shops collect at most NT$N,N',
    '金額從 N 元起': 'amounts begin with NT$N',
    金額上限不能小於下限: 'the upper limit is below the lower one',
    權數只能是數字: 'weights are digits',
    '企業識別碼為 N 到 N 碼數字': 'a prefix has N to N digits',
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    collecting: typeof collectingWords
  }
}
