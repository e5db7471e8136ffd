import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, done, Id, line, verbatim, words } from '#platform/contract/fields.ts'
import { base, desk, prepare, see } from './contract.ts'
import { assemblyId, PersonCard, reason, relations, unitFields, unitId, UnitOwner } from './shapes.ts'

const unitIds = z.array(Id).min(1).max(500).meta({ wire: 'UnitOwnerIds' })
const path = verbatim(200).default('')
const named = { unitId, ...unitFields }
const Compared = z.object({
  label: z.string().meta({ wire: 'TabletNote' }),
  householdId: Id.nullable().meta({ wire: 'TabletId' }),
  /** `incomplete`: not in the roll, and the register lacks something of it. */
  change: z.enum(['added', 'incomplete', 'removed', 'owners', 'area']),
  lacks: z.array(z.enum(['area', 'owners'])),
  before: z.string(),
  after: z.string(),
})
export type Compared = z.output<typeof Compared>

/** Who may vote in an assembly, and who is there (R315, R316). */
export const assemblyRoll = contract('assemblyRoll', {
  listUnits: call({
    ...see,
    method: 'GET',
    path: `${base}/GetUnitOwnerList`,
    summary:
      'The roll in its order, with who is there. Areas in 0.01 m². The Code of owners is given to whoever prepares the roll.',
    takes: z.object({ assemblyId }),
    gives: data(z.array(UnitOwner)),
  }),
  template: call({
    ...see,
    method: 'GET',
    path: `${base}/GetImportationTemplate`,
    summary: 'The workbook of a roll to fill in, with the households of the community.',
    takes: z.object({}),
    gives: z.object({}),
  }),
  importUnits: call({
    ...prepare,
    method: 'POST',
    path: `${base}/ImportUnitOwners`,
    summary:
      'Puts a workbook in the place of the roll (multipart, field File), all or nothing; Messages say what is wrong, row by row.',
    body: 'file',
    takes: z.object({ assemblyId }),
    query: ['assemblyId'],
    gives: data(z.object({ imported: z.int() })),
  }),
  compareRegister: call({
    ...prepare,
    method: 'GET',
    path: `${base}/GetRegisterComparison`,
    summary:
      'What the household register says otherwise than the roll, and what it lacks of units that are not in it.',
    takes: z.object({ assemblyId }),
    gives: data(z.array(Compared)),
  }),
  takeRegister: call({
    ...prepare,
    method: 'POST',
    path: `${base}/TakeHouseholdRegister`,
    summary:
      'Puts the owners and areas of the household register in the place of the roll. Units of which the register lacks the area or the owner are not taken, stay as they are in the roll, and are counted in Left where they are in none; 409_24_022 where all lack something.',
    takes: z.object({ assemblyId }),
    gives: data(z.object({ imported: z.int(), left: z.int() })),
  }),
  modifyUnits: call({
    ...prepare,
    method: 'PATCH',
    path: `${base}/ModifyUnitOwners`,
    summary: 'Changes units of the roll, all or none, before the meeting begins.',
    takes: z.object({
      assemblyId,
      units: z.array(z.object(named)).min(1).max(500).meta({ wire: 'UnitOwners' }),
    }),
    gives: done,
  }),
  addUnit: call({
    ...prepare,
    method: 'PUT',
    path: `${base}/AddUnitOwner`,
    summary: 'Adds a unit to the roll. The client makes the id.',
    takes: z.object({ assemblyId, ...named }),
    gives: done,
  }),
  findCards: call({
    ...see,
    method: 'GET',
    path: `${base}/GetUnitOwnerCardListByMultipleWays`,
    summary: 'Whoever a scanned card, a card number, a household or a name means, with all that is theirs.',
    takes: z.object({ assemblyId, keyword: line(200) }),
    gives: data(z.array(PersonCard)),
  }),
  cardOfHousehold: call({
    ...see,
    method: 'GET',
    path: `${base}/GetUnitOwnerCardByTabletId`,
    summary: 'The owner of a household, with all that is theirs.',
    takes: z.object({ assemblyId, householdId: Id.meta({ wire: 'TabletId' }) }),
    gives: data(PersonCard),
  }),
  listCards: call({
    ...prepare,
    method: 'GET',
    path: `${base}/GetAttendanceCardList`,
    summary:
      'The attendance cards with their codes, in the order of the roll. Whoever has a code votes: audited.',
    takes: z.object({ assemblyId }),
    gives: data(
      z.array(
        UnitOwner.pick({ unitId: true, label: true, owners: true, area: true, cardNumber: true }).extend({
          cardCode: z.string(),
        }),
      ),
    ),
    inTransaction: 'it writes down who read codes that vote',
  }),
  renewCard: call({
    ...prepare,
    method: 'PATCH',
    path: `${base}/RenewAttendanceCard`,
    summary: 'A new code for the card of a unit, where the old one was lost or copied: it is void.',
    takes: z.object({ unitId, reason }),
    gives: done,
  }),
  registerOwner: call({
    ...desk,
    method: 'PATCH',
    path: `${base}/RegisterUnitOwner`,
    summary:
      'An owner is there in person, with all units of theirs (R315); whoever spoke for them does no longer. Of co-owners one is there and exercises the rights of all (Art. 27 I).',
    takes: z.object({
      assemblyId,
      unitIds,
      /** Which of several co-owners came (Art. 27 I); without it, who represents them by the roll. */
      attendeeName: line(40).default(''),
      signaturePath: path.meta({ wire: 'SignUrl' }),
      desk: line(20).default(''),
    }),
    gives: data(z.array(UnitOwner)),
  }),
  registerAgent: call({
    ...desk,
    method: 'PATCH',
    path: `${base}/RegisterAgent`,
    summary:
      'Somebody speaks for owners by a written proxy, for many in one act, in this order (R315, Art. 27 III). Over a limit they stay registered and do not count. An owner who speaks for others is there in person; one person has one limit, however named.',
    takes: z.object({
      assemblyId,
      unitIds,
      agentName: words(40),
      agentRelation: z.enum(relations),
      /** The last four of the agent's identity number, where his name does not tell him from another. */
      agentCode: line(20).default(''),
      agentUnitId: Id.nullable().default(null).meta({ wire: 'AgentUnitOwnerId' }),
      proxyPath: path.meta({ wire: 'ProxyFileUrl' }),
      hasOriginal: z.boolean().default(false).meta({ wire: 'IsOriginal' }),
      signaturePath: path.meta({ wire: 'SignUrl' }),
      desk: line(20).default(''),
    }),
    gives: data(z.array(UnitOwner)),
  }),
  keepProxy: call({
    ...desk,
    method: 'PATCH',
    path: `${base}/KeepProxy`,
    summary:
      'The paper of a proxy that is registered already (Art. 27 III): a photo of it, and whether the original was handed in. Without a photo the one that is there stays.',
    takes: z.object({
      assemblyId,
      unitId,
      proxyPath: path.meta({ wire: 'ProxyFileUrl' }),
      hasOriginal: z.boolean().meta({ wire: 'IsOriginal' }),
    }),
    gives: data(z.array(UnitOwner)),
  }),
  changeAttendee: call({
    ...desk,
    method: 'PATCH',
    path: `${base}/ChangeAttendee`,
    summary:
      'Another of the co-owners is there instead (Art. 27 I), with a reason. What was voted stands: the unit has one vote, whoever of them gave it.',
    takes: z.object({ assemblyId, unitId, attendeeName: words(40), reason }),
    gives: data(z.array(UnitOwner)),
  }),
  leave: call({
    ...desk,
    method: 'PATCH',
    path: `${base}/UnregisterUnitOwner`,
    summary: 'They leave the hall (R315): from the next motion on they do not count.',
    takes: z.object({ assemblyId, unitIds }),
    gives: done,
  }),
  cancelRegistration: call({
    ...desk,
    method: 'PATCH',
    path: `${base}/CancelUnitOwnerRegistration`,
    summary: 'A registration was wrong (R315): it is as if it had not been, and stays in the record.',
    takes: z.object({ assemblyId, unitIds, reason }),
    gives: done,
  }),
  comeBack: call({
    ...desk,
    method: 'PATCH',
    path: `${base}/CancelUnitOwnerUnregistration`,
    summary: 'They are back in the hall (R315).',
    takes: z.object({ assemblyId, unitIds }),
    gives: done,
  }),
  exportRegistrations: call({
    ...see,
    method: 'GET',
    path: `${base}/GetRegistrationExport`,
    summary: 'The sign-in book as a workbook. Audited.',
    takes: z.object({ assemblyId }),
    gives: z.object({}),
    inTransaction: 'it writes down who took it',
  }),
})
