import type { Act } from './contributions.ts'

/** The groups of the quick menu in their order, and the words of their headings. */
export const groupWords = {
  used: 'groupUsed',
  desk: 'groupDesk',
  parcels: 'groupParcels',
  visitors: 'groupVisitors',
  visitorLists: 'groupVisitorLists',
  residents: 'groupResidents',
  fees: 'groupFees',
  alarms: 'groupAlarms',
  assets: 'groupAssets',
  facilities: 'groupFacilities',
  meetings: 'groupMeetings',
  records: 'groupRecords',
  help: 'groupHelp',
} as const

type GroupName = keyof typeof groupWords
export interface QuickGroup {
  name: GroupName
  acts: readonly Act[]
  /** How many more it has, which typing finds. */
  more: number
}

/** What one look takes in. */
const most = 8

/**
 * The acts in groups of at most eight, each act once: those that are used most stand first, under a heading of their own.
 * Whoever searches is shown everything that `fits`.
 */
export function quickGroups(
  acts: readonly Act[],
  uses: ReadonlyMap<string, number>,
  fits?: (act: Act) => boolean,
): readonly QuickGroup[] {
  const shown = fits ? acts.filter(fits) : acts.filter((act) => !act.isVariant)
  const timesOf = ({ name }: Act) => uses.get(name) ?? 0
  const used = fits
    ? []
    : shown
        .filter((act) => timesOf(act) > 0)
        .sort((act, other) => timesOf(other) - timesOf(act))
        .slice(0, most)
  const rest = shown.filter((act) => !used.includes(act))
  return (Object.keys(groupWords) as GroupName[])
    .map((name) => {
      const all = name === 'used' ? used : rest.filter(({ group }) => group === name)
      const first = fits ? all : all.slice(0, most)
      return { name, acts: first, more: all.length - first.length }
    })
    .filter((group) => group.acts.length > 0)
}
