import { createContext, use, type ComponentType } from 'react'
import type { Found } from '#platform/contract/found.ts'
import type { IconName } from '#platform/web/look/icon-paths.ts'
import type { QueueablePart } from '#platform/web/queue/queueable.ts'
import type { HandOverKindPart } from './hand-over-kind.ts'
import type { HouseholdPartView, HouseholdPastView } from './household-views.ts'
import type { PaperActs } from './paper-act.ts'
import type { Person } from './signed-in.ts'
import type { AlarmAct, AssetRegister, OnDutyPart } from './alarm-contributions.ts'

/** What an entry needs to be shown: one of the services, and the permission. */
export interface Needs {
  service?: readonly number[]
  can?: string
}

/** A live number in the header (R065). */
export interface Counter extends Needs {
  name: string
  /** `namespace:key` */
  label: string
  /** Where a click leads; absent while its page is not built. */
  to?: string
  /** What a click opens in place. */
  open?: () => void
  count(): Promise<number>
  /** Events after which it is asked for again: `packages.handedOver`, or a whole module `packages.`. */
  changedBy: readonly string[]
  /** Where it stands before the counters of the desk, in this order: on pages whose addresses begin so, and for whoever lacks a permission. */
  first?: { order: number; at: readonly string[]; without: string }
}

/** A page of settings as all of them list it: its parts, by the names that its address has them by (`#kinds`), in their order. */
export interface SettingList {
  /** `namespace:key`s, whose words come with it. */
  parts: readonly { name: string; label: string }[]
  /** How many entries are in use in those that are lists. */
  count?: () => Promise<Readonly<Record<string, number>>>
}

/** One thing that people do: in the quick-function menu, and when `shortcut` also on the duty board (R089). */
export interface Act extends Needs {
  name: string
  label: string
  /** `namespace:key` of another word that finds it in the quick menu: 維修 is found by 報修 too. */
  also?: string
  icon: IconName
  group:
    | 'desk'
    | 'parcels'
    | 'visitors'
    | 'visitorLists'
    | 'residents'
    | 'fees'
    | 'alarms'
    | 'assets'
    | 'facilities'
    | 'meetings'
    | 'records'
    | 'help'
  /** Another way of an act that stands in the quick menu: shown there to whoever searches. */
  isVariant?: true
  /** Its place in the group behind those without one, which stand in the order of the areas. */
  order?: number
  key?: string
  /** A page, or something that opens in place. */
  to?: string
  open?: () => void
  /** Of a page of settings: what all pages of settings list of it. */
  settings?: () => Promise<SettingList>
  shortcut?: number
  /** The one that the desk does next. */
  primary?: boolean
  /** Without this permission it stands there disabled, and `otherwise` (`namespace:key`) says why (R131). */
  needs?: { can: string; otherwise: string }
  /** Needs a manager account; anybody else is told how to get one (R083, R084). */
  isForManagers?: true
  /** Stands in the header too. */
  header?: boolean
  /** Its place in the bottom bar of phones, the short word there (領取), and the pages that belong to it, by how their addresses begin. */
  phone?: { order: number; label: string; pages?: readonly string[] }
}

/** A panel of the duty board. */
export interface Tile extends Needs {
  name: string
  order: number
  /**
   * The wide column, or the narrow one at the right; unsaid: the first tile is wide, the others are narrow. Above and below
   * stand at the ends of the narrow one, as long as they have something to say.
   */
  place?: 'wide' | 'narrow' | 'above' | 'below'
  /** Whoever lacks this permission has it at the top of the wide column. */
  leadsWithout?: string
  Tile: ComponentType
}

/** The duty board of whoever has no desk; it stands in the place of the scan field, what the desk does and what waits there. */
export interface DutyBoard extends Needs {
  name: string
  Board: ComponentType
}

/** Something that the search found, as a line shows it. */
export interface Finding {
  id: string
  title: string
  names: readonly string[]
  detail: string
  icon: IconName
  /** What is to be known of it, in a word: 已遷出. */
  mark?: string
  /** The page of the thing itself; or what opens in place. */
  to?: string
  open?: () => void
  /** Opens the hand-over of what waits for it. */
  receive?: () => void
}

/** The way to hand over what waits for a household: its page and the search offer it. */
export interface HandOver extends Needs {
  name: string
  open(household: { householdId: string; label: string }): void
}

/** How a module shows what it found. */
export interface FindingKind {
  kind: Found['kind']
  /** `namespace:key` of the group's name. */
  label: string
  /** `handOver` opens the hand-over of what waits for a household. */
  show(found: Found, handOver: HandOver['open']): Finding
  /** What is known of this kind when the line is lost. Throws LostConnection when that is nothing. */
  withoutLine?(text: string): Promise<readonly Found[]>
}

/** What a scan means; the first module that takes it wins. */
export interface ScanReader extends Needs {
  name: string
  order: number
  /** Whether it took the scan. */
  take(code: string): Promise<boolean>
}

/** What must be here before the line is lost: loaded while nobody waits for anything. */
export interface Provision extends Needs {
  name: string
  /** Loads it; called again after a failure and every few minutes. */
  fetch(): Promise<unknown>
}

/** Who looks at the account menu, as far as its entries depend on it (R070–R082). */
export interface MenuViewer extends Pick<Person, 'kind' | 'role' | 'permissions'> {
  services: ReadonlySet<number>
  /** Clocking in at another community is open (R082). */
  crossClock: boolean
}

/** An entry of the account menu: a page, or a dialog of another module by the name of its opener. */
export type AccountEntry = {
  name: string
  /** `namespace:key` */
  label: string
  group: 'community' | 'self' | 'signIn'
  isShown(viewer: MenuViewer): boolean
  /** Needs a manager account; anybody else is told how to get one (R083, R084). */
  isForManagers?: true
} & ({ to: string; opener?: undefined } | { to?: undefined; opener: string })

/** The entries of the account menu, loaded when it opens. */
export interface AccountMenuPart {
  entries: readonly AccountEntry[]
  /** Asks for the setting that some entries depend on, when the services make them possible (R082). */
  isCrossClockOpen(services: ReadonlySet<number>): Promise<boolean>
}

/** A dialog that others open by its name: `managerQr`, `openCommunity`; of one household or person where it is about one. */
export interface Opener {
  name: string
  open: (about?: {
    household?: { householdId: string; label: string; names: readonly string[] }
    name?: string
  }) => void
}

/** A panel of a household; it shows nothing to whoever may not see it. */
export interface HouseholdPanel {
  name: string
  /**
   * `people`: below those who live there, also beside the list of households; `things`: below their vehicles, in a frame of
   * its own; `fees`: below what waits for it, in a frame of its own; `leaving`: a word where somebody moves out of it;
   * `payment`: a word beside what is to be paid for it.
   */
  place: 'people' | 'things' | 'fees' | 'leaving' | 'payment'
  Panel: ComponentType<{ householdId: string }>
}

/** Something that is done with a household as a whole, by who may change households; a button beside 修改 and 關閉. */
export interface HouseholdAct {
  name: string
  /** `namespace:key`, of words that the page has. */
  label: string
  /** Not of virtual households. */
  isForFlats?: true
  Dialog: ComponentType<{ householdId: string; onClose: () => void }>
}

/** Buttons in the head of lists of households; nothing for who may not. */
export interface HouseholdListActs {
  name: string
  Acts: ComponentType
}

/** The words for a section of the list of a shift change, which the server declares under the same name (`shiftSections`). */
export interface ShiftSectionWords {
  name: string
  order: number
  /** `namespace:key` */
  label: string
}

/** A part of the sign-in page, by the name that the page knows it by; its code comes when it is needed. */
export interface SignInPart {
  name: string
  /** A component; what it is given is the page's to say (modules/sign-in/accounts/web/sign-in-part.ts). */
  load(): Promise<unknown>
}

/** What all modules put into the frame. */
export interface Contributions {
  signInParts: readonly SignInPart[]
  counters: readonly Counter[]
  acts: readonly Act[]
  accountMenu: readonly (() => Promise<AccountMenuPart>)[]
  openers: readonly Opener[]
  tiles: readonly Tile[]
  dutyBoards: readonly DutyBoard[]
  /** How what the search finds is shown; loaded with the search. */
  findingKinds: readonly (() => Promise<readonly FindingKind[]>)[]
  scanReaders: readonly ScanReader[]
  /** Dialogs that live beside the page, opened by acts. */
  dialogs: readonly ComponentType[]
  /** Calls that may wait in the browser until the line is back. */
  queueables: readonly QueueablePart[]
  provisions: readonly Provision[]
  handOvers: readonly HandOver[]
  /** What is handed over by the desk's dialog. */
  handOverKinds: readonly HandOverKindPart[]
  householdPanels: readonly HouseholdPanel[]
  alarmActs: readonly AlarmAct[]
  onDutyParts: readonly OnDutyPart[]
  assetRegisters: readonly AssetRegister[]
  householdActs: readonly HouseholdAct[]
  householdListActs: readonly HouseholdListActs[]
  paperActs: readonly PaperActs[]
  /** Loaded with the pages and dialogs of households. */
  householdParts: readonly (() => Promise<readonly HouseholdPartView[]>)[]
  /** Loaded with the page of a household. */
  householdPasts: readonly (() => Promise<readonly HouseholdPastView[]>)[]
  /** Loaded with the page of shift changes. */
  shiftSections: readonly (() => Promise<readonly ShiftSectionWords[]>)[]
}

export const ContributionsContext = createContext<Contributions>({
  signInParts: [],
  counters: [],
  acts: [],
  accountMenu: [],
  openers: [],
  tiles: [],
  dutyBoards: [],
  findingKinds: [],
  scanReaders: [],
  dialogs: [],
  queueables: [],
  provisions: [],
  handOvers: [],
  handOverKinds: [],
  householdPanels: [],
  alarmActs: [],
  onDutyParts: [],
  assetRegisters: [],
  householdActs: [],
  householdListActs: [],
  paperActs: [],
  householdParts: [],
  householdPasts: [],
  shiftSections: [],
})

/** What all modules put into the frame. */
export const useContributions = (): Contributions => use(ContributionsContext)
