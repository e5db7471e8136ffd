import { moduleWords } from '#platform/contract/words.ts'
import { mealsPermissions } from '#modules/meals/permission-group.ts'

/** What people call what note templates do and have, in both languages. */
export const noteTemplatesWords = moduleWords({
  modules: { noteTemplates: ['備註範本', 'Note templates'] },
  acts: {
    'noteTemplates.add': ['新增備註範本', 'Added a note template'],
    'noteTemplates.change': ['更改備註範本', 'Changed a note template'],
    'noteTemplates.retire': ['停用備註範本', 'Retired a note template'],
    'noteTemplates.restore': ['恢復備註範本', 'Offered a note template again'],
    'noteTemplates.reorder': ['排列備註範本', 'Ordered note templates'],
  },
  targets: { noteTemplate: ['備註範本', 'Note template'] },
  values: {
    'kind.recharge': ['儲值', 'Top-up'],
    'kind.restore': ['退回', 'Giving back'],
    'kind.void': ['作廢', 'Voiding'],
  },
  permissionGroup: mealsPermissions,
  permissions: {
    'noteTemplates.view': ['查看備註範本', 'See note templates'],
    'noteTemplates.change': ['設定備註範本', 'Set note templates up'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    noteTemplates: typeof noteTemplatesWords
  }
}
