import { moduleWords } from '#platform/contract/words.ts'
import { feePermissions } from '#modules/money/permission-groups.ts'

/** What people call what fee items do, have and declare, in both languages. */
export const feeItemsWords = moduleWords({
  modules: {
    feeItems: ['費用設定', 'Fee settings'],
  },
  acts: {
    'feeItems.add': ['新增費用項目', 'Added a fee item'],
    'feeItems.change': ['修改費用項目', 'Changed a fee item'],
    'feeItems.retire': ['停用費用項目', 'Retired a fee item'],
    'feeItems.restore': ['恢復費用項目', 'Used a fee item again'],
    'feeItems.reorder': ['排序費用項目', 'Ordered fee items'],
    'feeItems.setRate': ['設定費率', 'Set a rate'],
    'feeItems.setRateAgain': ['設定費率（重送）', 'Set a rate (sent again)'],
    'feeItems.withdrawRate': ['撤回費率', 'Took a rate back'],
    'feeItems.addChoice': ['費用項目加入住戶', 'Put a household under a fee item'],
    'feeItems.addChoiceAgain': ['費用項目加入住戶（重送）', 'Put a household under a fee item (sent again)'],
    'feeItems.removeChoice': ['費用項目移除住戶', 'Took a household out of a fee item'],
    'feeItems.saveSettings': ['儲存費用設定', 'Saved settings of fees'],
  },
  targets: {
    feeItem: ['費用項目', 'Fee item'],
    feeSetting: ['費用設定', 'Settings of fees'],
  },
  fields: {
    accountNumber: ['會計科目', 'Ledger account'],
    arrears: ['前期欠款', 'Arrears'],
    barcodeDays: ['條碼延長天數', 'Days of barcodes after the due day'],
    basis: ['坪數基準', 'Area that counts'],
    cycle: ['收費週期', 'Cycle'],
    debts: ['前手的欠款', 'Debts of who paid before'],
    differsPercent: ['與上期差異提示', 'Difference that is shown'],
    dueDay: ['繳款期限', 'Due day'],
    dueMonth: ['計費月份', 'Month of charge'],
    feeType: ['費用類別', 'Type of fee'],
    fromDay: ['生效日', 'Effective from'],
    offsetsPrepayments: ['預收抵扣', 'Offset prepayments'],
    payer: ['繳款人', 'Who pays'],
    rate: ['費率', 'Rate'],
  },
  values: {
    'feeSetting.basis': ['計費基準', 'Basis'],
    'feeSetting.term': ['期限', 'Due days'],
    'feeSetting.balance': ['欠款與預收', 'Arrears and prepayments'],
    'basis.exclusive': ['專有部分', 'Exclusive area'],
    'basis.title': ['權狀', 'Title area'],
    'basis.titleWithoutParking': ['權狀扣除車位', 'Title area without parking'],
    'cycle.month': ['每月', 'Every month'],
    'cycle.twoMonths': ['雙月', 'Every two months'],
    'cycle.quarter': ['每季', 'Every quarter'],
    'cycle.halfYear': ['半年', 'Every half-year'],
    'cycle.year': ['每年', 'Every year'],
    'payer.owner': ['屋主', 'Owner'],
    'payer.renter': ['承租人', 'Renter'],
    'payer.resident': ['住戶', 'Resident'],
    'arrears.carry': ['併入下期', 'Carried into the next bill'],
    'debts.unit': ['隨戶', 'Follow the unit'],
    'debts.person': ['隨人', 'Follow the person'],
    'arrears.list': ['只列示', 'Only listed'],
    'kind.area': ['依面積', 'By area'],
    'kind.car': ['汽車位', 'Car spaces'],
    'kind.motorcycle': ['機車位', 'Motorcycle spaces'],
    'kind.household': ['每戶', 'Every household'],
    'kind.chosen': ['指定戶', 'Chosen households'],
    'kind.once': ['單次', 'Once'],
    'kind.shared': ['總額分攤', 'Shared sum'],
    'kind.discount': ['折扣', 'Discount'],
    'kind.fine': ['罰款', 'Fine'],
    'provider.general': ['一般代收', 'General'],
    'provider.kgi': ['凱基', 'KGI'],
    'unit.ping': ['每坪', 'Per ping'],
    'unit.squareMetre': ['每 m²', 'Per m²'],
    'unit.any': ['不分平面、機械', 'Flat and mechanical'],
    'unit.flat': ['平面車位', 'Flat spaces'],
    'unit.mechanical': ['機械車位', 'Mechanical spaces'],
    'unit.area': ['依面積比例', 'By area'],
    'unit.equal': ['每戶平均', 'Equally'],
    'unit.each': ['每份', 'Each'],
  },
  permissionGroup: feePermissions,
  permissions: {
    'feeItems.view': ['查看費用設定', 'See fee settings'],
    'feeItems.configure': ['修改費用設定', 'Change fee settings'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    feeItems: typeof feeItemsWords
  }
}
