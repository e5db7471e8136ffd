import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import {
  cursorPage,
  cursorPaging,
  data,
  Day,
  done,
  Id,
  line,
  paragraphs,
  verbatim,
} from '#platform/contract/fields.ts'
import { BylawsShape } from './bylaw-shapes.ts'
import { Dashboard, Difference, Entry, Objection, Serving } from './held-shapes.ts'
import {
  assemblyFields,
  assemblyId,
  AssemblyRow,
  channels,
  reason,
  rowVersion,
  served,
  statuses,
  topicId,
  unitId,
  VerdictShape,
} from './shapes.ts'

export const service = [23] as const
export const base = '/api/v1/UnitOwnerAssembly'
const common = { service } as const
export const see = { ...common, can: 'assemblies.view' } as const
export const prepare = { ...common, can: 'assemblies.prepare' } as const
export const desk = { ...common, can: 'assemblies.register' } as const
export const chair = { ...common, can: 'assemblies.chair' } as const
export const record = { ...common, can: 'assemblies.record' } as const

/** What is printed of an assembly. */
export const papers = [
  'notice',
  'cards',
  'proxies',
  'elections',
  'signIn',
  'minutes',
  'servings',
  'outcome',
  'pack',
] as const
export type PaperKind = (typeof papers)[number]
export const what = z.enum(served)

/** Assemblies of unit owners (service 23): their life from the draft to the minutes (R313, R316). */
export const assemblies = contract('assemblies', {
  list: call({
    ...see,
    method: 'GET',
    path: `${base}/GetAssemblyList`,
    summary: 'Assemblies, the newest meeting first; deep pages by After.',
    takes: z.object({ keyword: line(40).default(''), status: z.enum(statuses).optional(), ...cursorPaging }),
    gives: cursorPage(AssemblyRow),
  }),
  get: call({
    ...see,
    method: 'GET',
    path: `${base}/GetAssembly`,
    summary: 'One assembly with what the law warns of and the days by which it wants something.',
    takes: z.object({ assemblyId }),
    gives: data(AssemblyRow),
  }),
  dashboard: call({
    ...see,
    method: 'GET',
    path: `${base}/GetDashboardData`,
    summary:
      'Who is there and what that counts, against both quorums; the motion now and the next. Areas in fifths of 0.01 m².',
    takes: z.object({ assemblyId }),
    gives: data(Dashboard),
  }),
  create: call({
    ...prepare,
    method: 'POST',
    path: `${base}/CreateAssembly`,
    summary:
      'Makes an assembly as a draft (R313). The client makes the id. Without Bylaws it takes those of the community. 409_24_012: not the meeting that is called again.',
    takes: z.object({ assemblyId, ...assemblyFields, bylaws: BylawsShape.optional() }),
    gives: data(AssemblyRow),
  }),
  edit: call({
    ...prepare,
    method: 'PUT',
    path: `${base}/EditAssembly`,
    summary: 'Changes an assembly that is not over (R313).',
    takes: z.object({ assemblyId, rowVersion, ...assemblyFields }),
    gives: data(AssemblyRow),
  }),
  publish: call({
    ...prepare,
    method: 'PATCH',
    path: `${base}/PublishAssembly`,
    summary: 'Publishes a draft that has a roll and an agenda (R313).',
    takes: z.object({ assemblyId }),
    gives: data(AssemblyRow),
  }),
  start: call({
    ...record,
    method: 'PATCH',
    path: `${base}/StartAssembly`,
    summary:
      'The meeting begins (R313): the roll is fixed from now on. 409_24_820: fewer are there than the first motion asks for; a Reason goes on all the same and stands in the record and the minutes.',
    takes: z.object({ assemblyId, reason: line(100).default('') }),
    gives: data(AssemblyRow),
  }),
  declareNotHeld: call({
    ...chair,
    method: 'PATCH',
    path: `${base}/DeclareNotHeld`,
    summary:
      'After the hour of a published meeting the chair declares that it is not held, for too few came (流會): it is over, was never begun, and its motions may be taken up again (Art. 32). 409_24_821: its hour has not come; 409_24_822: enough are there.',
    takes: z.object({ assemblyId }),
    gives: data(AssemblyRow),
  }),
  end: call({
    ...record,
    method: 'PATCH',
    path: `${base}/EndAssembly`,
    summary: 'The meeting ends; every motion that was voted on must be decided.',
    takes: z.object({ assemblyId }),
    gives: data(AssemblyRow),
  }),
  cancel: call({
    ...prepare,
    method: 'PUT',
    path: `${base}/CancelAssembly`,
    summary: 'Calls an assembly off that is not over (R313).',
    takes: z.object({ assemblyId, reason }),
    gives: data(AssemblyRow),
  }),
  takeOver: call({
    ...prepare,
    method: 'POST',
    path: `${base}/TakeOverParent`,
    summary:
      'Takes over, all or nothing, the roll of the first meeting and its motions that were not carried into the draft of one that is called again (Art. 32).',
    takes: z.object({ assemblyId }),
    gives: data(z.object({ imported: z.int(), topics: z.int() })),
  }),
  delete: call({
    ...prepare,
    method: 'DELETE',
    path: `${base}/DeleteAssembly`,
    summary: 'Deletes an assembly of which nothing was served (R313).',
    takes: z.object({ assemblyId }),
    gives: done,
  }),
  reset: call({
    ...prepare,
    method: 'DELETE',
    path: `${base}/ResetAssembly`,
    summary:
      'Makes an assembly a draft again, without registrations and votes, before anything was served (R313).',
    takes: z.object({ assemblyId, reason }),
    gives: data(AssemblyRow),
  }),
  listServings: call({
    ...see,
    method: 'GET',
    path: `${base}/GetServingList`,
    summary: 'Which owner got the notice, the minutes or the outcome, when and how.',
    takes: z.object({ assemblyId, what }),
    gives: data(z.array(Serving)),
  }),
  serve: call({
    ...see,
    method: 'POST',
    path: `${base}/SetServings`,
    summary:
      'The notice, the minutes or the outcome of a meeting called again reached these owners, with what proves it (Art. 30, 32 III, 34). The notice asks for assemblies.prepare, what comes after the meeting for assemblies.record.',
    takes: z.object({
      assemblyId,
      what,
      unitIds: z.array(Id).min(1).max(3000).meta({ wire: 'UnitOwnerIds' }),
      channel: z.enum(channels),
      servedOn: Day.meta({ wire: 'ServedDate' }),
      evidence: line(100).default(''),
      /** A picture of what proves it: a receipt, a list with signatures. */
      photoPath: verbatim(200).default('').meta({ wire: 'EvidenceFileUrl' }),
      /** Why what was entered before was wrong: only with it is it replaced. */
      reason: line(100).default(''),
    }),
    gives: data(z.object({ served: z.int() })),
  }),
  listObjections: call({
    ...see,
    method: 'GET',
    path: `${base}/GetObjectionList`,
    summary:
      'Objections on the spot and, of a meeting called again, in writing afterwards; how they stand against all (Art. 32).',
    takes: z.object({ assemblyId }),
    gives: data(
      z.object({
        objections: z.array(Objection),
        standings: z.array(
          z.object({ topicId, verdict: VerdictShape, isVetoed: z.boolean(), isClose: z.boolean() }),
        ),
      }),
    ),
  }),
  object: call({
    ...desk,
    method: 'POST',
    path: `${base}/AddObjection`,
    summary:
      'An owner objects to a motion: on the spot while the meeting runs, or in writing within seven days (Art. 32).',
    takes: z.object({
      objectionId: Id,
      topicId,
      unitId,
      isOnSpot: z.boolean(),
      words: paragraphs(500).default('').meta({ wire: 'Content' }),
      receivedOn: Day.meta({ wire: 'ReceivedDate' }),
    }),
    gives: done,
  }),
  withdrawObjection: call({
    ...desk,
    method: 'DELETE',
    path: `${base}/WithdrawObjection`,
    summary:
      'An objection is taken back with a reason: on the spot while the meeting runs, in writing until the outcome is posted. It stays in the record.',
    takes: z.object({ objectionId: Id, reason }),
    gives: done,
  }),
  postOutcome: call({
    ...record,
    method: 'PATCH',
    path: `${base}/PostOutcome`,
    summary: 'What became of the resolutions of a meeting called again was posted (Art. 32 III).',
    takes: z.object({ assemblyId, postedOn: Day.meta({ wire: 'PostedDate' }) }),
    gives: data(AssemblyRow),
  }),
  postMinutes: call({
    ...record,
    method: 'PATCH',
    path: `${base}/PostMinutes`,
    summary:
      'The minutes were posted (公告), as Art. 34 asks beside serving them. Another day takes the place of the first only with a reason.',
    takes: z.object({
      assemblyId,
      postedOn: Day.meta({ wire: 'PostedDate' }),
      reason: line(100).default(''),
    }),
    gives: data(AssemblyRow),
  }),
  listEntries: call({
    ...see,
    method: 'GET',
    path: `${base}/GetEventList`,
    summary:
      'Every act with author and time; each has the hash of the one before in its own. IsWhole: the chain was calculated again and is unbroken, and persons and areas, counted again from the acts, are what is kept; else Differences say where. Of a motion that is not closed, votes and counts are not said.',
    takes: z.object({ assemblyId }),
    gives: data(
      z.object({ isWhole: z.boolean(), differences: z.array(Difference), entries: z.array(Entry) }),
    ),
  }),
  paper: call({
    ...see,
    method: 'GET',
    path: `${base}/GetPaper`,
    summary:
      'A PDF: the notice with its agenda, attendance cards, proxy forms, forms by which co-owners elect one of them (Art. 27 I), the sign-in book with its signatures, the minutes, serving owner by owner, the outcome of a meeting called again to be posted, and the pack of all that is kept with the minutes (Art. 34). Origin is where phones reach Lobby, for the code on cards. Cards ask for assemblies.prepare; proxies, the sign-in book and the pack for assemblies.register. Audited.',
    takes: z.object({
      assemblyId,
      paper: z.enum(papers),
      origin: line(200)
        .regex(/^(https?:\/\/[^/\s]+)?$/)
        .default(''),
    }),
    gives: z.object({}),
    inTransaction: 'it reads one moment in pieces and writes down who printed it',
  }),
})
