import { moduleWords } from '#platform/contract/words.ts'

/** What people call what manager devices do, have and declare, in both languages. */
export const managerDevicesWords = moduleWords({
  modules: {
    managerDevices: ['管理人員裝置', "Managers' devices"],
  },
  acts: {
    'managerDevices.addAgain': ['登記管理人員裝置（重送）', "Registered a manager's device (sent again)"],
    'managerDevices.addCard': ['登記管理人員卡片', "Registered a manager's card"],
    'managerDevices.removeCard': ['移除管理人員卡片', "Removed a manager's card"],
    'managerDevices.removePhone': ['移除追蹤手機', 'Removed a tracking phone'],
    'managerDevices.setPhone': ['設定追蹤手機', 'Set a tracking phone'],
  },
  targets: {
    managerDevice: ['管理人員裝置', "Manager's device"],
  },
  fields: {
    codeEnd: ['末碼', 'Last characters'],
  },
  values: {
    'kind.card': ['卡片', 'Card'],
    'kind.phone': ['手機', 'Phone'],
  },
  permissions: {
    'managerDevices.manage': ['登記自己的卡片與手機', 'Register own cards and phones'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    managerDevices: typeof managerDevicesWords
  }
}
