import { moduleWords } from '#platform/contract/words.ts'
import { packagePermissions } from '#modules/parcels/permission-groups.ts'

/** What people call what package settings do, have and declare, in both languages. */
export const packageSettingsWords = moduleWords({
  modules: {
    packageSettings: ['郵務設定', 'Package settings'],
  },
  acts: {
    'packageSettings.add': ['新增郵務選項', 'Added a package option'],
    'packageSettings.change': ['更改郵務選項', 'Changed a package option'],
    'packageSettings.reorder': ['排列郵務選項', 'Ordered package options'],
    'packageSettings.restore': ['恢復郵務選項', 'Used a package option again'],
    'packageSettings.retire': ['停用郵務選項', 'Retired a package option'],
    'packageSettings.save': ['儲存郵務設定', 'Saved package settings'],
  },
  targets: {
    courier: ['物流', 'Courier'],
    packageKind: ['包裹類型', 'Package kind'],
    packageSetting: ['郵務設定', 'Package settings'],
    shelfPosition: ['位置', 'Position'],
  },
  fields: {
    capacity: ['可放件數', 'Capacity'],
    courier: ['物流', 'Courier'],
    isAccepted: ['社區收', 'Accepted'],
    isPersonalOnly: ['限本人', 'In person only'],
    labelAutoPrint: ['自動列印標籤', 'Prints labels by itself'],
    labelName: ['標籤上的姓名', 'Name on labels'],
    labelShows: ['標籤上的內容', 'Shown on labels'],
    noteTemplates: ['常用備註', 'Note templates'],
    reminderDays: ['催領天數', 'Reminder days'],
    shortName: ['簡稱', 'Short name'],
    signature: ['簽名', 'Signature'],
    undoRoles: ['可復原領取的角色', 'Roles that may undo'],
  },
  values: {
    'labelName.full': ['全名', 'In full'],
    'labelName.masked': ['遮罩', 'Masked'],
    'labelName.none': ['不印', 'Not printed'],
    'labelShows.arrivedAt': ['到件時間', 'Arrived'],
    'labelShows.courier': ['物流', 'Courier'],
    'labelShows.note': ['備註', 'Note'],
    'labelShows.trackingNumber': ['物流條碼', 'Tracking barcode'],
    'packageSetting.label': ['標籤', 'Labels'],
    'packageSetting.receiving': ['收件與領取', 'Receiving and hand-over'],
    'packageSetting.reminders': ['催領', 'Reminders'],
    'signature.ask': ['要簽名', 'Asked for'],
    'signature.off': ['不要簽名', 'Not asked for'],
    'undoRoles.admin': ['最高權限管理者', 'Administrator'],
    'undoRoles.committee': ['委員', 'Committee'],
    'undoRoles.desk': ['櫃台', 'Front desk'],
    'undoRoles.manager': ['管理人員', 'Manager'],
    'undoRoles.oneTime': ['一次性', 'One-time'],
    'undoRoles.treasurer': ['財務', 'Treasurer'],
  },
  permissionGroup: packagePermissions,
  permissions: {
    'packageSettings.change': ['更改郵務設定', 'Change package settings'],
    'packageSettings.view': ['查看郵務設定', 'See package settings'],
  },
  faults: {
    '天數為 N 到 N': 'days are N to N',
    '天數要由小到大，且不重複': 'days go from small to large, none twice',
    '最多 N 次': 'at most N times',
    至少要有一種角色可以復原: 'at least one role must be able to undo',
    請填整數: 'a whole number, please',
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    packageSettings: typeof packageSettingsWords
  }
}
