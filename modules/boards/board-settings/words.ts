import { moduleWords } from '#platform/contract/words.ts'
import { boardPermissions } from '../permission-group.ts'

/** What people call what settings of boards do, have and declare, in both languages. */
export const boardSettingsWords = moduleWords({
  modules: {
    boardSettings: ['看板預設值', 'Board settings'],
  },
  acts: {
    'boardSettings.save': ['儲存看板預設值', 'Saved board settings'],
  },
  targets: {
    boardSetting: ['看板預設值', 'Board settings'],
  },
  fields: {
    marquee: ['跑馬燈', 'Line at the foot'],
    playSeconds: ['每則停留秒數', 'Seconds an entry'],
    takesOver: ['災害級警報自動插播', 'Take-over by alarms of level 4'],
  },
  values: {
    'boardSetting.screens': ['所有螢幕', 'All screens'],
  },
  permissionGroup: boardPermissions,
  permissions: {
    'boardSettings.change': ['更改看板預設值', 'Change board settings'],
    'boardSettings.view': ['查看看板預設值', 'See board settings'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    boardSettings: typeof boardSettingsWords
  }
}
