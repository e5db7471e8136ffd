import { moduleWords } from '#platform/contract/words.ts'
import { publishingPermissions } from '#modules/everyday/permission-group.ts'

/** What people call what rules do, have and declare, in both languages. */
export const rulesWords = moduleWords({
  modules: { rules: ['規約辦法', 'Rules'] },
  acts: {
    'rules.add': ['新增規約辦法', 'Wrote a rule'],
    'rules.addAgain': ['新增規約辦法（重送）', 'Wrote a rule (sent again)'],
    'rules.addVersion': ['新增規約辦法版本', 'Wrote a version of a rule'],
    'rules.correct': ['更正規約辦法的名稱或類別', 'Corrected name or kind of a rule'],
    'rules.makeNews': ['把規約辦法發成公告', 'Made news of a rule'],
    'rules.makeNewsAgain': ['把規約辦法發成公告（重送）', 'Made news of a rule (sent again)'],
    'rules.withdrawVersion': ['撤回規約辦法版本', 'Withdrew a version of a rule'],
    'rules.delete': ['刪除規約辦法', 'Deleted a rule'],
  },
  targets: { rule: ['規約辦法', 'Rule'] },
  fields: {
    nth: ['版本', 'Version'],
    decidedBy: ['決議', 'Decided by'],
    meeting: ['會議', 'Meeting'],
    decidedOn: ['決議日', 'Decided on'],
    inForceOn: ['施行日', 'In force from'],
  },
  values: {
    'category.covenant': ['規約', 'Covenant'],
    'category.facility': ['公共設施', 'Facilities'],
    'category.parking': ['停車', 'Parking'],
    'category.renovation': ['裝潢施工', 'Renovation'],
    'category.pets': ['寵物', 'Pets'],
    'category.other': ['其他', 'Other'],
    'decidedBy.assembly': ['區分所有權人會議', 'Assembly of owners'],
    'decidedBy.committee': ['管理委員會', 'Committee'],
    'decidedBy.management': ['管理中心', 'Management'],
  },
  permissionGroup: publishingPermissions,
  permissions: {
    'rules.view': ['查看規約辦法', 'See rules'],
    'rules.edit': ['編輯規約辦法', 'Edit rules'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    rules: typeof rulesWords
  }
}
