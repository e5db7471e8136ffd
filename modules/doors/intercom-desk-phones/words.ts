import { moduleWords } from '#platform/contract/words.ts'
import { intercomPermissions } from '#modules/doors/intercom-permission-group.ts'

/** What people call what the telephones of the desk do and have, in both languages. */
export const intercomDeskPhonesWords = moduleWords({
  modules: { intercomDeskPhones: ['櫃台電話', 'Desk telephones'] },
  acts: {
    'intercomDeskPhones.open': ['開啟櫃台電話', 'Switched a desk telephone on'],
    'intercomDeskPhones.end': ['關閉櫃台電話', 'Switched a desk telephone off'],
    'intercomDeskPhones.openDoor': ['櫃台電話開門', 'Opened a door by a desk telephone'],
    'intercomDeskPhones.openDoorAgain': [
      '櫃台電話開門（再送一次）',
      'Opened a door by a desk telephone (sent again)',
    ],
  },
  targets: { intercomDeskPhone: ['櫃台電話', 'Desk telephone'] },
  permissionGroup: intercomPermissions,
  permissions: {
    'intercomDeskPhones.use': ['用櫃台電話接聽與開門', 'Answer and open doors by a desk telephone'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    intercomDeskPhones: typeof intercomDeskPhonesWords
  }
}
