import { moduleWords } from '#platform/contract/words.ts'
import { lockerPermissions } from '#modules/doors/permission-group.ts'

/** What people call what smart lockers do, have and declare, in both languages. */
export const lockersWords = moduleWords({
  modules: { lockers: ['智取櫃', 'Smart lockers'] },
  acts: {
    'lockers.add': ['新增智取櫃', 'Added a locker cabinet'],
    'lockers.adminOpen': ['開櫃門', 'Opened the door of a cubby'],
    'lockers.adminOpenAgain': ['開櫃門（再送一次）', 'Opened the door of a cubby (sent again)'],
    'lockers.apply': ['申請放智取櫃', 'Wished for a cubby'],
    'lockers.applyAgain': ['申請放智取櫃（再送一次）', 'Wished for a cubby (sent again)'],
    'lockers.cancel': ['取消放櫃申請', 'Cancelled a wish for a cubby'],
    'lockers.change': ['更改智取櫃設定', 'Changed a locker cabinet'],
    'lockers.disableCubby': ['停用櫃位', 'Took a cubby out of use'],
    'lockers.enableCubby': ['恢復櫃位', 'Put a cubby into use again'],
    'lockers.rekey': ['更換櫃體金鑰', 'Made the key of the codes anew'],
    'lockers.reject': ['退回放櫃申請', 'Rejected a wish for a cubby'],
    'lockers.renewCode': ['重發取件碼', 'Renewed the code of a cubby'],
    'lockers.renewPassword': ['更換智取櫃密碼', 'Renewed the password of a locker cabinet'],
    'lockers.retire': ['停用智取櫃', 'Retired a locker cabinet'],
    'lockers.showCode': ['查看取件碼', 'Looked at the code of a cubby'],
    'lockers.settleDrop': ['處理中斷的投件', 'Settled an interrupted drop'],
    'lockers.stow': ['放進智取櫃', 'Put a package into a cubby'],
    'lockers.takeOut': ['取出到櫃台', 'Took a package out to the desk'],
  },
  targets: {
    lockerCabinet: ['智取櫃', 'Locker cabinet'],
    lockerCubby: ['櫃位', 'Cubby'],
    lockerStay: ['智取櫃包裹', 'Package of a locker'],
  },
  fields: {
    applicant: ['申請人', 'Applicant'],
    cubbyCount: ['櫃位數', 'Cubbies'],
    found: ['查看結果', 'What was found'],
    holdHours: ['保留時數', 'Hours held'],
    renewed: ['換碼件數', 'Codes renewed'],
    columns: ['每欄的尺寸', 'Sizes of each column'],
    lockers: ['智取櫃', 'Smart lockers'],
    size: ['尺寸', 'Size'],
  },
  values: {
    'columns.S': ['小（S）', 'Small (S)'],
    'columns.M': ['中（M）', 'Medium (M)'],
    'columns.L': ['大（L）', 'Large (L)'],
    'columns.XL': ['特大（XL）', 'Extra (XL)'],
    'size.S': ['小（S）', 'Small (S)'],
    'size.M': ['中（M）', 'Medium (M)'],
    'size.L': ['大（L）', 'Large (L)'],
    'size.XL': ['特大（XL）', 'Extra (XL)'],
    'found.inCubby': ['在櫃內', 'In the cubby'],
    'found.atDesk': ['已到櫃台', 'At the desk'],
    'found.nothing': ['沒有包裹', 'Nothing there'],
  },
  faults: {
    '請填 N 到 N 個大寫英文字母': 'use N to N capital letters',
    '教學網址請以 https：// 開頭': 'the address of the instructions begins with https://',
  },
  permissionGroup: lockerPermissions,
  permissions: {
    'lockers.view': ['查看智取櫃', 'See smart lockers'],
    'lockers.handle': ['放櫃、取出、開門', 'Put in, take out, open doors'],
    'lockers.configure': ['設定智取櫃', 'Set smart lockers up'],
  },
  holdings: {
    lockers: {
      title: ['智取櫃申請', 'Wishes for a cubby'],
      words: [
        '申請人與備註清空；時間、櫃位與戶別保留。',
        'Applicant and note are emptied; times, cubby and household stay.',
      ],
    },
  },
  retentions: {
    'lockers.stays': {
      title: ['智取櫃的投取紀錄', 'What happened at smart lockers'],
      words: [
        '離開櫃位後開始計算。申請人、備註、物流條碼與投件照片清空，開門的照片一併刪除；時間與櫃位保留。',
        'From leaving the cubby on. Applicant, notes, barcodes and photos are emptied; times and cubbies stay.',
      ],
    },
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    lockers: typeof lockersWords
  }
}
