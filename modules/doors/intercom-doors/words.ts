import { moduleWords } from '#platform/contract/words.ts'
import { intercomPermissions } from '#modules/doors/intercom-permission-group.ts'

/** What people call what door controllers do, have and declare, in both languages. */
export const intercomDoorsWords = moduleWords({
  modules: { intercomDoors: ['門禁', 'Door controllers'] },
  acts: {
    'intercomDoors.add': ['新增門禁', 'Added a door controller'],
    'intercomDoors.change': ['修改門禁', 'Changed a door controller'],
    'intercomDoors.renewPassword': ['更換門禁密碼', 'Renewed the password of a door controller'],
    'intercomDoors.retire': ['停用門禁', 'Retired a door controller'],
    'intercomDoors.order': ['開門', 'Opened a door'],
    'intercomDoors.orderAgain': ['開門（再送一次）', 'Opened a door (sent again)'],
  },
  targets: { intercomDoor: ['門禁', 'Door controller'] },
  fields: {
    sentry: ['門口機', 'Door station'],
    openMinutes: ['未關警報（分鐘）', 'Left-open alarm after (min)'],
  },
  permissionGroup: intercomPermissions,
  permissions: {
    'intercomDoors.view': ['查看門禁', 'See door controllers'],
    'intercomDoors.open': ['從門口機頁開門', 'Open doors from the page of door stations'],
    'intercomDoors.configure': ['設定門禁', 'Set door controllers up'],
  },
  retentions: {
    'intercomDoors.past': {
      title: ['門禁紀錄', 'What happened at doors'],
      words: [
        '發生後開始計算，期滿刪除：誰要求開門、原因，以及門禁回報的開關門。',
        'From when it happened on; who had a door opened and why, and what it told of, is deleted.',
      ],
    },
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    intercomDoors: typeof intercomDoorsWords
  }
}
