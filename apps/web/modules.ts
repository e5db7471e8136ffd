import type { Contributions } from '#platform/web/frame/contributions.ts'
import type { WebModule } from '#platform/web/frame/manifest.ts'
import { queueTexts } from '#platform/web/queue/texts.ts'
import { platformTexts } from '#platform/web/texts.ts'

type Brought = readonly WebModule[]

/** The texts that are there with these modules; lazily loaded pages add theirs. */
export const textsOf = (all: Brought) => ({
  'zh-TW': Object.assign(
    { platform: platformTexts, queue: queueTexts },
    ...all.map((item) => item.texts),
  ) as Record<string, Record<string, string>>,
})

/** What these modules put into the frame, in their order. */
export function contributionsOf(all: Brought): Contributions {
  const each = <K extends keyof Contributions>(key: K) =>
    all.flatMap(({ contributions }) => [...(contributions?.[key] ?? [])]) as unknown as Contributions[K]
  return {
    signInParts: each('signInParts'),
    counters: each('counters'),
    acts: each('acts').toSorted((act, other) => (act.order ?? 0) - (other.order ?? 0)),
    accountMenu: each('accountMenu'),
    openers: each('openers'),
    tiles: each('tiles'),
    dutyBoards: each('dutyBoards'),
    findingKinds: each('findingKinds'),
    scanReaders: each('scanReaders'),
    dialogs: each('dialogs'),
    queueables: each('queueables'),
    provisions: each('provisions'),
    handOvers: each('handOvers'),
    handOverKinds: each('handOverKinds'),
    householdPanels: each('householdPanels'),
    alarmActs: each('alarmActs'),
    onDutyParts: each('onDutyParts'),
    assetRegisters: each('assetRegisters'),
    householdActs: each('householdActs'),
    householdListActs: each('householdListActs'),
    paperActs: each('paperActs'),
    householdParts: each('householdParts'),
    householdPasts: each('householdPasts'),
    shiftSections: each('shiftSections'),
  }
}
