import { moduleWords } from '#platform/contract/words.ts'
import { boardPermissions } from '../permission-group.ts'

/** What people call what screens do, have and declare, in both languages. */
export const boardDevicesWords = moduleWords({
  modules: {
    boardDevices: ['看板螢幕', 'Screens'],
  },
  acts: {
    'boardDevices.pair': ['配對螢幕', 'Paired a screen'],
    'boardDevices.pairAgain': ['配對螢幕（重送）', 'Paired a screen (sent again)'],
    'boardDevices.change': ['更改螢幕', 'Changed a screen'],
    'boardDevices.askShot': ['要求螢幕截圖', 'Asked a screen for a picture'],
    'boardDevices.remove': ['移除螢幕', 'Removed a screen'],
  },
  targets: {
    boardDevice: ['看板螢幕', 'Screen'],
  },
  fields: {
    displayDeviceId: ['螢幕', 'Screen'],
    groupName: ['群組', 'Group'],
    onFrom: ['開機', 'On from'],
    onUntil: ['關機', 'Off at'],
  },
  sheets: {
    boardPlays: ['播放紀錄', 'Proof of play'],
  },
  permissionGroup: boardPermissions,
  permissions: {
    'boardDevices.manage': ['配對與移除螢幕', 'Pair and remove screens'],
    'boardDevices.view': ['查看螢幕', 'See screens'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    boardDevices: typeof boardDevicesWords
  }
}
