import type { Contributions } from '#platform/web/frame/contributions.ts'
import type { WebModule } from '#platform/web/frame/manifest.ts'
import { queueTexts } from '#platform/web/queue/texts.ts'
import { platformTexts } from '#platform/web/texts.ts'
import { modules } from './areas.ts'

const all: readonly WebModule[] = modules

/** Every text that is there from the start; lazily loaded pages add theirs. */
export const texts: { 'zh-TW': Record<string, Record<string, string>> } = {
  'zh-TW': Object.assign(
    { platform: platformTexts, queue: queueTexts },
    ...all.map((item) => item.texts),
  ) as Record<string, Record<string, string>>,
}

const each = <K extends keyof Contributions>(key: K) =>
  all.flatMap(({ contributions }) => [...(contributions?.[key] ?? [])]) as unknown as Contributions[K]

/** What all modules put into the frame, in the order of the areas. */
export const contributions: Contributions = {
  signInParts: each('signInParts'),
  counters: each('counters'),
  acts: each('acts').toSorted((act, other) => (act.order ?? 0) - (other.order ?? 0)),
  accountMenu: each('accountMenu'),
  openers: each('openers'),
  tiles: each('tiles'),
  findingKinds: each('findingKinds'),
  scanReaders: each('scanReaders'),
  dialogs: each('dialogs'),
  queueables: each('queueables'),
  provisions: each('provisions'),
  handOvers: each('handOvers'),
  handOverKinds: each('handOverKinds'),
  householdPanels: each('householdPanels'),
  householdActs: each('householdActs'),
  householdListActs: each('householdListActs'),
  householdParts: each('householdParts'),
  shiftSections: each('shiftSections'),
}
