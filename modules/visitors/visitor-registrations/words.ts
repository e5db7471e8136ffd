import { moduleWords } from '#platform/contract/words.ts'
import { visitorPermissions } from '#modules/visitors/permission-group.ts'

/** What people call what visitor registrations do, have and declare, in both languages. */
export const visitorRegistrationsWords = moduleWords({
  modules: {
    visitorRegistrations: ['實名登記', 'Visitor forms'],
  },
  acts: {
    'visitorRegistrations.submit': ['送出實名登記', 'Sent a visitor form'],
    'visitorRegistrations.view': ['查看實名登記', 'Viewed a visitor form'],
  },
  targets: {
    visitorRegistration: ['實名登記', 'Visitor form'],
  },
  fields: {
    visitorRegistrations: ['實名登記', 'Visitor forms'],
  },
  permissionGroup: visitorPermissions,
  permissions: {
    'visitorRegistrations.view': ['查看實名登記', 'See visitor forms'],
  },
  retentions: {
    'visitorRegistrations.all': {
      title: ['訪客實名登記', 'Visitor forms'],
      words: [
        '登記當日開始計算，期滿整筆刪除；登記頁面會向訪客說明這個天數。',
        'From the day of the form on, as a whole; the form tells visitors this number of days.',
      ],
    },
  },
  holdings: {
    visitorRegistrations: {
      title: ['訪客實名登記', 'Visitor forms'],
      words: [
        '姓名與電話都相符的登記整筆刪除，到訪通知一併刪除。',
        'Forms with this name and this phone are deleted as a whole, with their arrival notices.',
      ],
    },
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    visitorRegistrations: typeof visitorRegistrationsWords
  }
}
