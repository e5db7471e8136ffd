import { moduleWords } from '#platform/contract/words.ts'

/** What people call what members do, have and declare, in both languages. */
export const membersWords = moduleWords({
  modules: {
    members: ['社區帳號', 'Community accounts'],
  },
  acts: {
    'members.accept': ['接受邀請', 'Accepted an invitation'],
    'members.add': ['加入帳號', 'Added an account'],
    'members.decline': ['婉拒邀請', 'Declined an invitation'],
    'members.givePassword': ['代為重設密碼', 'Reset a password'],
    'members.invite': ['邀請帳號', 'Invited an account'],
    'members.open': ['開立帳號', 'Opened an account'],
    'members.remove': ['移除帳號', 'Removed an account'],
    'members.restore': ['恢復帳號', 'Restored an account'],
    'members.setRole': ['變更角色', 'Changed a role'],
    'members.setTurn': ['變更使用期限', 'Changed the time of an account'],
    'members.suspend': ['停用帳號', 'Suspended an account'],
    'members.withdraw': ['撤回邀請', 'Withdrew an invitation'],
  },
  targets: {
    member: ['帳號', 'Account'],
  },
  fields: {
    role: ['角色', 'Role'],
    validUntil: ['使用期限', 'Valid until'],
  },
  values: {
    'kind.enterprise': ['企業帳號', 'Enterprise account'],
    'kind.manager': ['管理帳號', 'Manager account'],
    'kind.oneTime': ['一次性帳號', 'One-time account'],
    'kind.plain': ['一般帳號', 'Plain account'],
  },
  permissions: {
    'members.change': ['新增、停用、移除帳號', 'Add, suspend, remove accounts'],
    'members.view': ['查看社區帳號', 'See community accounts'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    members: typeof membersWords
  }
}
