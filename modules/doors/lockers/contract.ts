import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, done, Id, line, RowVersion, Secret, verbatim, words } from '#platform/contract/fields.ts'
import { Cabinet, cabinetFields, cubbyName, Size, Stay, Step } from './shapes.ts'

export { Size, sizes, stayStates } from './shapes.ts'

const service = [32] as const
const base = '/api/v1/SmartLocker'
const see = { can: 'lockers.view', service } as const
const handle = { can: 'lockers.handle', service } as const
const set = { can: 'lockers.configure', service } as const
const packageId = Id.meta({ wire: 'PdId' })
const shownKey = data(z.object({ deviceKey: z.string().meta({ wire: 'DeviceName' }), password: Secret }))
const counts = {
  cubbyCount: z.int(),
  used: z.int(),
  unused: z.int(),
  disabled: z.int(),
  openDoors: z.int(),
}

export const lockers = contract('lockers', {
  listOwned: call({
    ...see,
    method: 'GET',
    path: `${base}/Owner`,
    summary:
      'The cabinets that the community owns, with how many of their cubbies are used, unused and disabled (R398).',
    takes: z.object({}),
    gives: data(
      z.array(
        z.object({ cabinetId: Id, name: z.string(), place: z.string(), isConnected: z.boolean(), ...counts }),
      ),
    ),
  }),
  listSuppliers: call({
    ...see,
    method: 'GET',
    path: `${base}/Supplier`,
    summary: 'Who supplied the cabinets and is called when one breaks.',
    takes: z.object({}),
    gives: data(z.array(z.object({ name: z.string(), phone: z.string(), cabinets: z.array(z.string()) }))),
  }),
  showTutorial: call({
    ...see,
    method: 'GET',
    path: '/core/api/SmartLocker/TutorialUrl',
    summary: 'Where it is shown how the cabinets are used; empty where no supplier has such a page.',
    takes: z.object({}),
    gives: data(z.object({ tutorialUrl: z.string() })),
  }),
  listCabinets: call({
    ...see,
    method: 'GET',
    path: `${base}/Cabinet`,
    summary: 'Every cabinet with its cubbies as they stand now, and what lies in them (R398, R399).',
    takes: z.object({}),
    gives: data(z.array(Cabinet)),
  }),
  listPending: call({
    ...see,
    method: 'GET',
    path: `${base}/Pending`,
    summary:
      'What waits for the desk: wishes of households, drops that were interrupted, parcels whose time is over.',
    takes: z.object({}),
    gives: data(z.array(Stay)),
  }),
  readSteps: call({
    ...see,
    method: 'GET',
    path: `${base}/Stay/{stayId}/Step`,
    summary: 'What happened to one use of a cubby (R397), the newest first.',
    takes: z.object({ stayId: Id }),
    gives: data(z.array(Step)),
  }),
  listSteps: call({
    ...see,
    method: 'GET',
    path: `${base}/Cabinet/{cabinetId}/Step`,
    summary: 'What happened at a cabinet, the newest 200.',
    takes: z.object({ cabinetId: Id }),
    gives: data(z.array(Step)),
  }),
  openPhoto: call({
    ...see,
    method: 'GET',
    path: `${base}/Photo`,
    summary: 'A short-lived link to the photo of a drop, or of a door that was opened. Audited.',
    takes: z.object({ stayId: Id.optional(), stepId: Id.optional() }),
    gives: data(z.object({ url: z.string() })),
  }),
  add: call({
    ...set,
    method: 'POST',
    path: `${base}/Cabinet`,
    summary: 'Adds a cabinet with its cubbies, column by column from above; its password is given this once.',
    takes: z.object({
      cabinetId: Id,
      ...cabinetFields,
      /** '' for the first one that is free. */
      letter: verbatim(2).refine((text) => /^[A-Z]{0,2}$/.test(text), {
        error: '請填 1 到 2 個大寫英文字母',
      }),
      columns: z.array(z.array(Size).min(1).max(40)).min(1).max(30),
    }),
    gives: shownKey,
    secret: 'the password with which the cabinet signs in',
  }),
  change: call({
    ...set,
    method: 'PUT',
    path: `${base}/Cabinet/{cabinetId}`,
    summary:
      'Changes what a cabinet is called, where it stands, who supplied it and how long parcels are held.',
    takes: z.object({ cabinetId: Id, rowVersion: RowVersion, ...cabinetFields }),
    gives: done,
  }),
  renewPassword: call({
    ...set,
    method: 'PATCH',
    path: `${base}/Cabinet/{cabinetId}/Password`,
    summary: 'Gives a cabinet another password, this once; with the one before it signs in no more.',
    takes: z.object({ cabinetId: Id }),
    gives: shownKey,
    secret: 'the password with which the cabinet signs in',
  }),
  rekey: call({
    ...set,
    method: 'PATCH',
    path: `${base}/Cabinet/{cabinetId}/CodeKey`,
    summary:
      'Makes the key of the codes anew: every code that lies there is another one, and its household is told.',
    takes: z.object({ cabinetId: Id }),
    gives: data(z.object({ renewed: z.int() })),
  }),
  retire: call({
    ...set,
    method: 'PATCH',
    path: `${base}/Cabinet/{cabinetId}/Retire`,
    summary: 'The cabinet signs in no more; what happened there stays.',
    takes: z.object({ cabinetId: Id }),
    gives: done,
  }),
  setUse: call({
    ...handle,
    method: 'PATCH',
    path: `${base}/Cubby/{cubbyId}/Use`,
    summary: 'A cubby is out of use, with a reason, or in use again (R398).',
    takes: z.object({ cubbyId: Id, isInUse: z.boolean(), reason: words(60) }),
    gives: done,
  }),
  adminOpen: call({
    ...handle,
    method: 'POST',
    path: `${base}/Cubby/{cubbyId}/Open`,
    summary: 'Opens a door with a reason and a photo; what lies there stays there. Audited.',
    takes: z.object({
      cubbyId: Id,
      commandId: Id,
      reason: words(60),
      photoPath: line(200).default('').meta({ wire: 'PhotoUrl' }),
    }),
    gives: done,
  }),
  apply: call({
    ...handle,
    method: 'POST',
    path: `${base}/Stay`,
    summary: 'A household wishes that its waiting package lies in a locker.',
    takes: z.object({
      stayId: Id,
      packageId,
      size: Size,
      applicant: line(30).default(''),
      note: line(60).default(''),
    }),
    gives: done,
  }),
  stow: call({
    ...handle,
    method: 'PATCH',
    path: `${base}/Stay/{stayId}/Stow`,
    summary:
      'The desk puts the package into a cubby: the one that is named, or one that fits. The household gets its code.',
    takes: z.object({ stayId: Id, cabinetId: Id, cubbyId: Id.nullable().default(null) }),
    gives: data(z.object({ cubbyName, isOpening: z.boolean() })),
  }),
  reject: call({
    ...handle,
    method: 'PATCH',
    path: `${base}/Stay/{stayId}/Reject`,
    summary: 'Refuses an application with a reason (R400); the package stays at the desk.',
    takes: z.object({ stayId: Id, reason: words(60) }),
    gives: done,
  }),
  cancel: call({
    ...handle,
    method: 'PATCH',
    path: `${base}/Stay/{stayId}/Cancel`,
    summary: 'The household wishes it no more.',
    takes: z.object({ stayId: Id }),
    gives: done,
  }),
  takeOut: call({
    ...handle,
    method: 'PATCH',
    path: `${base}/Stay/{stayId}/TakeOut`,
    summary:
      'Takes a parcel out to the desk, where it waits as any other; one whose time is over is received at the office. Audited.',
    takes: z.object({ stayId: Id, reason: words(60) }),
    gives: data(z.object({ isOpening: z.boolean() })),
  }),
  renewCode: call({
    ...handle,
    method: 'PATCH',
    path: `${base}/Stay/{stayId}/Code`,
    summary:
      'Another code for a parcel in a cubby; the one before opens nothing any more, and the household is told.',
    takes: z.object({ stayId: Id }),
    gives: done,
  }),
  showCode: call({
    ...handle,
    method: 'POST',
    path: `${base}/Stay/{stayId}/ShowCode`,
    summary: 'The code of a parcel, for a household that asks at the desk. Audited.',
    takes: z.object({ stayId: Id }),
    gives: data(z.object({ code: Secret })),
    secret: 'the code that opens the cubby once',
  }),
  settleDrop: call({
    ...handle,
    method: 'PATCH',
    path: `${base}/Stay/{stayId}/Settle`,
    summary:
      'Says what became of a drop that was interrupted: it lies there, it came to the desk, or there was nothing.',
    takes: z.object({
      stayId: Id,
      found: z.enum(['inCubby', 'atDesk', 'nothing']),
      reason: line(60).default(''),
    }),
    gives: done,
  }),
})
