import { accounts, demoPassword } from './accounts.ts'
import { castSerials } from './carrier-rows.ts'
import { namedCards, namedPhones } from './carriers.ts'
import { castId } from './cast-id.ts'
import { qingchuan, songtao } from './communities.ts'
import { householdOf } from './households.ts'
import { recentPackages } from './named-packages.ts'
import { residentOf } from './people.ts'

export { castId } from './cast-id.ts'

/** A waiting package by the serial number on its label. */
function packageOf(serialNumber: string) {
  const found = recentPackages.find(([serial]) => serial === Number(serialNumber))
  if (!found) throw new Error(`the cast has no package ${serialNumber}`)
  const { label, name, trackingNumber, kind } = found[2]
  return { id: castId('package', serialNumber), serialNumber, label, name, trackingNumber, kind }
}

const depositOf = (serialNumber: string, label: string) => ({
  id: castId('deposit', serialNumber),
  serialNumber,
  label,
})

/** The named people and things of the demo communities, for tests. */
export const cast = {
  password: demoPassword,
  communities: { qingchuan, songtao },
  accounts,
  households: {
    /** 王建民、林淑芬、王小明: four packages (0392, 0386, 0368, 0322) and two deposits (D031, D029) wait. */
    wang: householdOf('A棟-12F-3'),
    /** 王陳秀英, hard of hearing: 0398 and 0371 wait. */
    neighbour: householdOf('A棟-12F-4'),
    /** 劉家豪、張雅筑: nothing waits. */
    idle: householdOf('B棟-12F-3'),
    /** Nobody lives here. */
    empty: householdOf('A棟-12F-2'),
    /** 周明德, whose court paper (0355) waits. */
    zhou: householdOf('A棟-7F-2'),
    /** A virtual one. */
    counter: householdOf('管理中心-櫃台'),
    /** In 松濤苑. */
    elsewhere: householdOf('松濤-3F-2'),
  },
  residents: {
    lin: residentOf('A棟-12F-3', '林淑芬'),
    rare: residentOf('C棟-4F-2', '林𠮷祥'),
    foreign: residentOf('B棟-10F-1', 'Nguyễn Thị Lan'),
    compound: residentOf('B棟-6F-2', '歐陽文萱'),
  },
  cards: namedCards,
  phones: namedPhones,
  serials: castSerials,
  packages: {
    wholeHousehold: packageOf('0392'),
    refrigerated: packageOf('0386'),
    /** Only 林淑芬 herself. */
    inPerson: packageOf('0368'),
    /** Lies in the smart locker, cubby A07. */
    inLocker: packageOf('0322'),
    frozen: packageOf('0398'),
    neighbours: packageOf('0371'),
    /** More than 24 hours old. */
    legal: packageOf('0355'),
    cashOnDelivery: packageOf('0402'),
  },
  /** Of A棟-12F-3, both waiting. */
  deposits: { papers: depositOf('D031', 'A棟-12F-3'), food: depositOf('D029', 'A棟-12F-3') },
  /** What waits in 晴川社區. */
  counts: { visitors: 7, packages: 128, returns: 3, deposits: 14 },
} as const
