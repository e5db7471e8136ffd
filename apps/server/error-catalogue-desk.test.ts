import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { namedCards, namedPhones } from '#database/cast/carriers.ts'
import { cast } from '#database/cast/cast.ts'
import { newId } from '#platform/contract/new-id.ts'
import { activationOf } from '#tests/setup/activation.ts'
import { type Entry, expectEntry } from '#tests/setup/catalogue.ts'
import type { Answer, Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { booked, bookVisit, came, inMinutes, leaveWith } from '#tests/setup/visitors.ts'

let lobby: Lobby
let desk: Desk
let admin: Desk
beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
  admin = await lobby.as('auth_0912345678', '晴川社區')
})
afterAll(() => lobby.close())

const { wang } = cast.households
const at = () => activationOf(desk)
const phone = (code: string) => at().findPhone(code)
const card = (code: string) => at().findCard(code)
const arrive = (id: string) => desk.post(`/api/v1/Guest/${id}/ArrivedInfo`)
const newSerial = async () => (await at().issueSerial(wang.id)).body.Data.SerialNumber as string
const useSerial = (SerialNumber: string, DeviceSn: string) =>
  lobby.nobody().post('/api/v1/ResidentDevice/Activate', { SerialNumber, DeviceSn })

/** Codes, cards, phones and visitors: what the documents say that the desk is told. */
const catalogue: Entry[] = [
  [
    'R143 barcode verification',
    400000,
    '條碼驗證錯誤，請確認是住戶 App 的 16 碼條碼。',
    () => phone('LSF8K2M4Q7R9T3W'),
  ],
  [
    'R144 a phone not activated',
    404001,
    '此裝置尚未開通，請先完成住戶開通。',
    () => phone(namedPhones.unbound.serial),
  ],
  [
    'R146, R351 a card not activated',
    404001,
    '此裝置尚未開通，請先完成住戶開通。',
    () => card(namedCards.disabled.code),
  ],
  [
    'R329 a barcode of another length',
    400675,
    '條碼長度不符！',
    () => admin.put('/api/v1/Account/Device/Phone', { Id: newId(), DeviceSn: 'short', Name: '' }),
  ],
  [
    'R181 a visitor who left already',
    400531,
    '訪客已離開！',
    async () => {
      const { Id } = await came(desk)
      await leaveWith(desk, Id)
      return leaveWith(desk, Id)
    },
  ],
  [
    'R189 a card that nobody inside has',
    404532,
    '這張卡沒有借給任何在場的訪客。',
    () => desk.get('/mvc/Guest/GetGIdByCarrier', { carrier: 'DEADBEEF' }),
  ],
  [
    'R196 a visitor who arrived already',
    409534,
    /^這位訪客已於今天 \d\d:\d\d 由陳怡君登記到訪。$/,
    async () => {
      const { Id } = await booked(desk)
      await arrive(Id)
      return arrive(Id)
    },
  ],
  [
    'R197 a booking that was cancelled',
    409535,
    '這筆預約已取消。',
    async () => {
      const { Id } = await booked(desk)
      await desk.post(`/api/v1/Guest/${Id}/CancelBooked`)
      return arrive(Id)
    },
  ],
  [
    'R357 start and end are the same',
    400537,
    '預約的結束時間要晚於開始時間，且不能已經過去。',
    () => {
      const BookStartUtc = inMinutes(30)
      return bookVisit(desk, { BookStartUtc, BookEndUtc: BookStartUtc })
    },
  ],
  [
    'R358 end before start',
    400537,
    '預約的結束時間要晚於開始時間，且不能已經過去。',
    () => bookVisit(desk, { BookEndUtc: inMinutes(10) }),
  ],
  [
    'R341 a serial number of another phone',
    409512,
    '這組序號已由另一支手機使用。一組序號限一支手機，請向管理中心索取新的序號。',
    async () => {
      const number = await newSerial()
      await useSerial(number, 'SERIALOFPHONE001')
      return useSerial(number, 'SERIALOFPHONE002')
    },
  ],
  [
    'R342 a serial number after 24 hours',
    409511,
    '這組序號已超過 24 小時，請向管理中心索取新的序號。',
    async () => {
      const number = await newSerial()
      await lobby.owner.query(
        "update phone_serial set issued_at = now() - interval '2 days', expires_at = now() - interval '1 day'",
      )
      return useSerial(number, 'SERIALOFPHONE003')
    },
  ],
]

describe('the error catalogue of the desk', () => {
  it.each(catalogue)('%s: %i %s', (...entry) => expectEntry(entry))
})

const twice = async (call: () => Promise<Answer>) => {
  await call()
  return call()
}
/** What a binding is called on the wire: the browser tells its outcome by it. */
const bindings: [rules: string, says: string, call: () => Promise<Answer>][] = [
  ['R346 a card that is new', 'success', () => at().bindCard(wang.id, 'A7C00001')],
  ['R344 a card that is there', 'repeat', () => twice(() => at().bindCard(wang.id, 'A7C00002'))],
  ['R343 what is no card', 'fail', () => at().bindCard(wang.id, 'TP12345678901234')],
  ['R347 a phone that is new', 'success', () => at().bindPhone(wang.id, 'CATALOGUEPHONE01')],
  [
    'R348 a phone that is there',
    'com_tablet_device_repeat',
    () => twice(() => at().bindPhone(wang.id, 'CATALOGUEPHONE02')),
  ],
  ['R349 what is no phone', 'fail', () => at().bindPhone(wang.id, 'short')],
]

describe('the outcome of a binding', () => {
  it.each(bindings)('%s: %s', async (_rules, says, call) => {
    expect((await call()).body.Data.Status).toBe(says)
  })
})
