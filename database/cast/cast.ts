import { accounts, demoPassword } from './accounts.ts'
import { namedCards, namedPhones } from './carriers.ts'
import { qingchuan, songtao } from './communities.ts'
import { householdOf } from './households.ts'

export { castId } from './cast-id.ts'

/** The named people and things of the demo communities, for tests. */
export const cast = {
  password: demoPassword,
  communities: { qingchuan, songtao },
  accounts,
  households: {
    /** 王建民、林淑芬、王小明. */
    wang: householdOf('A棟-12F-3'),
    /** 王陳秀英, hard of hearing. */
    neighbour: householdOf('A棟-12F-4'),
    /** Nobody lives here. */
    empty: householdOf('A棟-12F-2'),
    /** 周明德, whose court paper waits. */
    zhou: householdOf('A棟-7F-2'),
    counter: householdOf('管理中心-櫃台'),
    elsewhere: householdOf('松濤-3F-2'),
  },
  cards: namedCards,
  phones: namedPhones,
} as const
