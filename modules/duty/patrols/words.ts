import { moduleWords } from '#platform/contract/words.ts'
import { patrolPermissions } from '#modules/duty/permission-group.ts'

/** What people call what patrols do, have and declare, in both languages. */
export const patrolsWords = moduleWords({
  modules: { patrols: ['巡邏', 'Patrols'] },
  acts: {
    'patrols.savePoint': ['儲存巡邏點', 'Saved a point of patrols'],
    'patrols.saveRoute': ['儲存巡邏路線', 'Saved a route of patrols'],
    'patrols.begin': ['開始巡邏', 'Began a round'],
    'patrols.visit': ['到巡邏點', 'Was at a point'],
    'patrols.visitAgain': ['到巡邏點（重送）', 'Was at a point (sent again)'],
    'patrols.miss': ['巡邏點沒到', 'A point was missed'],
    'patrols.explainMissed': ['說明沒到的原因', 'Said why a point was missed'],
  },
  targets: {
    patrolPoint: ['巡邏點', 'Point of patrols'],
    patrolRoute: ['巡邏路線', 'Route of patrols'],
    patrolRound: ['巡邏', 'Round'],
  },
  fields: { fault: ['異狀', 'Fault'] },
  values: {
    'cause.locked': ['門鎖住', 'Locked'],
    'cause.resident': ['處理住戶', 'Busy with a resident'],
    'cause.other': ['其他', 'Other'],
  },
  permissionGroup: patrolPermissions,
  permissions: {
    'patrols.walk': ['巡邏、看巡邏紀錄', 'Walk rounds and see them'],
    'patrols.configure': ['設定巡邏點與路線', 'Set points and routes up'],
  },
  retentions: {
    'patrols.rounds': {
      title: ['巡邏紀錄', 'Rounds'],
      words: [
        '開始時起算。到期整筆刪除，照片一併刪除；已開的維修留著。',
        'From their beginning. Then they go with their photos; repairs that came of them stay.',
      ],
    },
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    patrols: typeof patrolsWords
  }
}
