/** A virtual account in the groups in which bills print it and people type it: 99123-1111-4010-006. */
export const spokenAccount = (account: string): string =>
  account.replace(/^(.{5})(.{1,4})(.{1,4})?(.*)$/, (_all, ...groups: string[]) =>
    groups.slice(0, 4).filter(Boolean).join('-'),
  )

/** Its last two groups, by which people know it: 4010-006. */
export const accountTail = (account: string): string => spokenAccount(account).split('-').slice(-2).join('-')
