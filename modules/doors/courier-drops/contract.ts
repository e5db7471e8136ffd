import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Id, verbatim } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'
import { stayStates } from '#modules/doors/lockers/contract.ts'

export const dropClosed = () => problem(404_33_001, '這個投件 QR 已失效，請把包裹交給櫃台。')
export const noSuchHousehold = () =>
  problem(400_33_002, '找不到這個戶號，請照包裹上的地址再輸入一次，例如 A棟12樓3 → A12-3。')
export const photoNeeded = () => problem(400_33_003, '請先拍一張包裹的照片。')
export const dropIdTaken = () => problem(409_33_016, '這次投件已送出過，內容不同；請重新掃描櫃上的 QR。')
export const dropOver = () => problem(409_33_017, '這次投件已經結束了，請重新掃描櫃上的 QR。')
export const tooManyDrops = (seconds: number) =>
  problem(
    429_33_001,
    `這裡投件太多次了，請 ${Math.max(1, Math.ceil(seconds / 60))} 分鐘後再試，或把包裹交給櫃台。`,
    {
      retryAfter: seconds,
    },
  )

const token = verbatim(40)
const open = { can: 'public' } as const
const Drop = z.object({
  stayId: Id,
  state: z.enum(stayStates),
  /** '' when the parcel goes to the desk. */
  cubbyName: z.string(),
  /** On its label when it goes to the desk. */
  serialNumber: z.string().meta({ wire: 'SerialNum' }),
})
export type Drop = z.output<typeof Drop>

export const courierDrops = contract('courierDrops', {
  show: call({
    ...open,
    method: 'GET',
    path: '/api/v1/LockerDrop/{token}',
    summary:
      'What the page behind the code on a cabinet shows: whose it is, and how many cubbies of each size are free.',
    takes: z.object({ token }),
    gives: data(
      z.object({
        communityName: z.string(),
        cabinetName: z.string(),
        place: z.string(),
        isConnected: z.boolean(),
        free: z.object({ S: z.int(), M: z.int(), L: z.int(), XL: z.int() }),
      }),
    ),
  }),
  begin: call({
    ...open,
    method: 'POST',
    path: '/api/v1/LockerDrop/{token}',
    summary:
      'A courier drops a parcel, with a photo (multipart): a cubby opens, or the parcel is registered for the desk. The client makes the id.',
    body: 'file',
    form: ['Id', 'Household', 'Size', 'Tracking'],
    takes: z.object({ token }),
    gives: data(Drop),
  }),
  read: call({
    ...open,
    method: 'GET',
    path: '/api/v1/LockerDrop/{token}/{stayId}',
    summary: 'What became of a drop.',
    takes: z.object({ token, stayId: Id }),
    gives: data(Drop),
  }),
  giveToDesk: call({
    ...open,
    method: 'POST',
    path: '/api/v1/LockerDrop/{token}/{stayId}/Desk',
    summary:
      'The door did not open, or the parcel does not fit: it is registered for the desk, as the same record.',
    takes: z.object({ token, stayId: Id }),
    gives: data(Drop),
  }),
})
