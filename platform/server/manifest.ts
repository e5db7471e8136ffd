import type { Logger } from 'pino'
import type { Permissions, Role } from '#platform/contract/access.ts'
import type { Contract } from '#platform/contract/call.ts'
import type { AllWords, ModuleWords } from '#platform/contract/words.ts'
import type { AssetRegister } from './asset-register.ts'
import type { BoardPart } from './board-part.ts'
import type { CalendarPart } from './calendar-part.ts'
import type { Config } from './config.ts'
import type { Database, Lease } from './database.ts'
import type { DeviceSockets } from './device-sockets.ts'
import type { AnyExportSheet } from './export-sheet.ts'
import type { EntryUse } from './entry-use.ts'
import type { Feed } from './feed.ts'
import type { Finder } from './finder.ts'
import type { HouseholdPart, ResidentPart } from './household-part.ts'
import type { HouseholdPast } from './household-past.ts'
import type { AnyJob, Chore } from './jobs.ts'
import type { GaugePart } from './metrics.ts'
import type { NoticeSubject } from './notice-subject.ts'
import type { Outgoing } from './outgoing.ts'
import type { PersonalData } from './personal-data.ts'
import type { PhoneHolder } from './phone-holder.ts'
import type { PushKind } from './push-kind.ts'
import type { React, Reaction } from './reactions.ts'
import type { Retention } from './retention.ts'
import type { Sealer } from './seal.ts'
import type { Route } from './serve.ts'
import type { ShiftSection } from './shift-section.ts'
import type { Storage } from './storage.ts'

/** What all modules declare, in the order of the areas. */
export interface Declared {
  words: AllWords
  contracts: readonly Contract[]
  permissions: Permissions
  firstPerson: readonly string[]
  secondPerson: readonly string[]
  sheets: readonly AnyExportSheet[]
  finders: readonly Finder[]
  pushes: readonly PushKind[]
  retentions: readonly Retention[]
  personalData: readonly PersonalData[]
  phoneHolders: readonly PhoneHolder[]
  householdParts: readonly HouseholdPart[]
  householdPasts: readonly HouseholdPast[]
  residentParts: readonly ResidentPart[]
  noticeSubjects: readonly NoticeSubject[]
  shiftSections: readonly ShiftSection[]
  entryUses: readonly EntryUse[]
  calendarParts: readonly CalendarPart[]
  boardParts: readonly BoardPart[]
  assetRegisters: readonly AssetRegister[]
}

/** A connection that runs plain SQL with positional values. */
export interface PlainConnection {
  query(text: string, values: unknown[]): Promise<unknown>
}

/** The running program, as the calls, jobs and chores of modules may use it. */
export interface Program {
  database: Database
  /** What happens in communities, as it happens; open where calls are answered. */
  feed: Pick<Feed, 'newest' | 'follow'>
  storage: Storage
  sealer: Sealer
  /** The way to hosts outside. */
  outside: Outgoing
  log: Logger
  config: Config
  /** Whether demo accounts may sign in at the address where the program listens. */
  demoAllowed: boolean
  declared: Declared
  /** What a role may in a community that changed this of it. */
  permissionsOf(role: Role, deviations: readonly (readonly [string, boolean])[]): ReadonlySet<string>
  /** Sends a message about an account by the installation's own gateway, false when it was not taken; undefined: there is none. */
  sendText: ((message: { key: string; to: string; text: string }) => Promise<boolean>) | undefined
  /** How many households each community has, for work across communities. */
  countHouseholds(lease: Lease, communityIds: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Puts what every module begins with into a community that was just made. */
  insertDefaults(connection: PlainConnection, communityId: string): Promise<void>
}

/** What chores may use of the program; tests run them without the rest. */
export type ChoreNeeds = Pick<Program, 'storage' | 'declared'>

/** The demo community, as a module's demo rows need it. */
export interface DemoCast {
  now: Date
  /** Two years of fees are played over it afterwards: what stands for them is left out. */
  withBooks: boolean
  communityId: string
  /** Somebody of the desk. */
  clerk: { accountId: string; name: string }
  householdId(label: string): string
  /** A package that waits, by the serial number on its label. */
  packageId(serialNumber: string): string
  /** The same id for the same name at every start: `idOf('meterReading 1')`. */
  idOf(name: string): string
}

/** Rows of the demo community by table, in an order in which each finds what it refers to; columns in camelCase. */
export type Demo = (cast: DemoCast) => readonly (readonly [table: string, rows: readonly object[]])[]

/** What a module brings to the server. A part is a value, or is made from the running program. */
export interface ServerModule {
  /** What people call what it does, has and declares. */
  words?: ModuleWords
  contracts: readonly Contract[]
  /** Its permissions and the roles that have them. */
  permissions?: Permissions
  /** Those of its permissions with which somebody asks for what a second person approves: whoever has one is made by an admin alone as well. */
  firstPerson?: readonly string[]
  /** Those of its permissions with which a second person approves money: who has one is made by an admin alone (decision 091). */
  secondPerson?: readonly string[]
  routes: readonly Route[] | ((program: Program) => readonly Route[])
  /** What calls and events put into the queue. */
  jobs?: readonly AnyJob[] | ((program: Program) => readonly AnyJob[])
  /** What the part `gateways` does as long as it runs: connections to devices of a building. */
  gateways?(program: Program & { react: React; sockets: DeviceSockets }): Promise<{ stop(): Promise<void> }>
  /** What is done by timetable across communities. */
  chores?: readonly Chore[] | ((needs: ChoreNeeds) => readonly Chore[])
  /** What it does when an event of another module happened. */
  reactions?: readonly Reaction[] | ((declared: Declared) => readonly Reaction[])
  /** Lists that can be exported. */
  sheets?: readonly AnyExportSheet[] | ((words: AllWords) => readonly AnyExportSheet[])
  /** What the search finds. */
  finders?: readonly Finder[]
  /** What is worth a notification in browsers. */
  pushes?: readonly PushKind[]
  /** What is kept for a time and then forgotten. */
  retentions?: readonly Retention[]
  /** What is held of a person. */
  personalData?: readonly PersonalData[]
  /** Whose telephone numbers it keeps. */
  phoneHolders?: readonly PhoneHolder[]
  /** What it keeps of a household: for mergers, splits and the household's page. */
  householdParts?: readonly HouseholdPart[]
  /** What it remembers of a household: for the household's page. */
  householdPasts?: readonly HouseholdPast[]
  /** What goes with people who move, and ends when they move out. */
  residentParts?: readonly ResidentPart[]
  /** What residents are told of, and when. */
  noticeSubjects?: readonly NoticeSubject[]
  /** What it has open at the desk, for the list of a shift change. */
  shiftSections?: readonly ShiftSection[]
  /** What it has of the entries of other modules' settings. */
  entryUses?: readonly EntryUse[]
  /** What it has with a date, for the calendar. */
  calendarParts?: readonly CalendarPart[]
  /** What it tells the boards of the house. */
  boardParts?: readonly BoardPart[]
  /** What it knows of what the community owns, by number. */
  assetRegisters?: readonly AssetRegister[]
  /** Figures of the whole installation, for whoever runs it. */
  gauges?: readonly GaugePart[]
  /** What the demo community has of it. */
  demo?: Demo
  /** Done at every start, before anything else, across communities and in one transaction. */
  prepare?(needs: { lease: Lease; sealer: Sealer }): Promise<unknown>
  /** What a new community begins with, inserted over the owner's connection. */
  defaults?(connection: PlainConnection, communityId: string): Promise<void>
}

/** One value for each program, made when it is first asked for. */
export function oncePer<Value>(make: (program: Program) => Value): (program: Program) => Value {
  const made = new WeakMap<Program, { value: Value }>()
  return (program) => {
    const known = made.get(program) ?? { value: make(program) }
    made.set(program, known)
    return known.value
  }
}
