import { moduleWords, type Words } from '#platform/contract/words.ts'
import { serviceNames, visitorExit } from './services.ts'

/** What services are called in English, by their numeric id. */
const english: Readonly<Record<number, string>> = {
  1: 'Household binding',
  2: 'Management fees',
  4: 'Online clocking',
  7: 'Income and expenses',
  9: 'Patrols',
  10: 'Polls',
  11: 'Assets',
  14: 'Virtual households',
  17: 'Visitors',
  21: 'Signage',
  23: "Owners' meetings",
  24: 'Device alarms',
  25: 'New assets',
  26: 'Food orders',
  30: 'Charging',
  32: 'Smart lockers',
  33: 'Feedback',
  46: 'Announcements',
  47: 'Push messages',
  48: 'Deposits',
  49: 'Parcel desk',
  50: 'Visitors inside',
  51: 'Facility booking',
  52: 'Rules',
  53: 'Calendar',
  54: 'Gas meters',
  55: 'Partner shops',
  56: 'Smart building',
  57: 'Intercom',
  58: 'Points',
  60: 'Emergency call',
  61: 'Point top-up',
  62: 'Point exchange',
}

const services: Words = Object.fromEntries(
  Object.entries(serviceNames).map(([id, name]) => [`services.${id}`, [name, english[Number(id)] ?? name]]),
)

/** What people call what communities do, have and declare, in both languages. */
export const communitiesWords = moduleWords({
  modules: {
    communities: ['社區服務', 'Services'],
  },
  acts: {
    'communities.openCrossClock': ['變更跨社區打卡', 'Changed clocking elsewhere'],
    'communities.saveFeatures': ['變更社區服務', 'Changed services'],
  },
  targets: {
    community: ['社區', 'Community'],
    feature: ['社區服務', 'Service'],
  },
  fields: {
    communities: ['社區', 'Communities'],
    community: ['社區', 'Community'],
    services: ['服務', 'Services'],
  },
  values: { ...services, [`services.${visitorExit.id}`]: [visitorExit.display, 'Visitor leaves'] },
  permissions: {
    'communities.changeFeatures': ['更改社區服務', 'Change services'],
    'communities.viewFeatures': ['查看社區服務', 'See services'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    communities: typeof communitiesWords
  }
}
