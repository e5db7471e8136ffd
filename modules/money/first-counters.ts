import type { Counter } from '#platform/web/frame/contributions.ts'

/** The counters of money stand first on its pages, and for whoever has no act of the desk (decision 095); the nth of them. */
export const firstOfMoney = (order: number): NonNullable<Counter['first']> => ({
  order,
  at: ['/mgmt/fee', '/mgmt/management_control', '/community/cashmanagement.aspx'],
  without: 'packages.register',
})
