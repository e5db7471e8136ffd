import { moduleWords } from '#platform/contract/words.ts'
import { assetPermissions } from '#modules/assets/permission-group.ts'

/** What people call what repairs do, have and declare, in both languages. */
export const repairsWords = moduleWords({
  modules: {
    repairs: ['維修', 'Repairs'],
  },
  acts: {
    'repairs.report': ['報修', 'Reported a repair'],
    'repairs.reportAgain': ['報修（重送）', 'Reported a repair (sent again)'],
    'repairs.assign': ['指派維修', 'Assigned a repair'],
    'repairs.link': ['指定維修的資產', 'Said what a repair is of'],
    'repairs.addOffer': ['登錄報價', 'Entered an offer'],
    'repairs.addOfferAgain': ['登錄報價（重送）', 'Entered an offer (sent again)'],
    'repairs.choose': ['選定報價', 'Took an offer'],
    'repairs.claim': ['保固申請的答覆', 'Wrote down the answer to a warranty claim'],
    'repairs.finish': ['登記完工', 'Finished a repair'],
    'repairs.accept': ['驗收維修', 'Accepted a repair'],
    'repairs.reopen': ['重開維修', 'Reopened a repair'],
    'repairs.renewUrl': ['換發報修 QR', 'Renewed a QR code for reports'],
    'repairs.cancel': ['取消維修', 'Cancelled a repair'],
  },
  targets: {
    repairCase: ['維修案件', 'Repair'],
  },
  fields: {
    assetName: ['資產', 'Asset'],
    cost: ['費用', 'Cost'],
    repairs: ['報修紀錄', 'Reports of repairs'],
  },
  values: {
    'state.reported': ['待指派', 'Reported'],
    'state.quoting': ['報價中', 'Quoting'],
    'state.working': ['施工中', 'Working'],
    'state.done': ['待驗收', 'Done'],
    'state.accepted': ['已驗收', 'Accepted'],
  },
  permissionGroup: assetPermissions,
  permissions: {
    'repairs.decide': ['決定維修與驗收', 'Decide repairs and accept them'],
    'repairs.report': ['報修、登錄報價與完工', 'Report repairs, enter offers and what is done'],
    'repairs.view': ['查看維修', 'See repairs'],
  },
  retentions: {
    'repairs.reporters': {
      title: ['維修的報修人', 'Reporters of repairs'],
      words: [
        '從案件最後一次變動開始計算。報修人的姓名、電話、戶別與他寫的說明、照片清空；案件、標題與處理經過保留。',
        'From the last change of the case on. Name, phone and household of the reporter are emptied, with their words and photos; the case, its title and what was done stay.',
      ],
    },
  },
  holdings: {
    repairs: {
      title: ['報修紀錄', 'Reports of repairs'],
      words: [
        '報修時留下的姓名、電話、說明與照片，可應請求清空；案件本身保留。',
        'Name, phone, words and photos left with a report; emptied on request, the case stays.',
      ],
    },
  },
  pushes: {
    'repairs.reported': ['新的報修', 'A new report of a repair'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    repairs: typeof repairsWords
  }
}
