import { afterAll, beforeAll, describe, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { type Entry, expectEntry } from '#tests/setup/catalogue.ts'
import type { Answer, Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { sendCode, type SmsGateway, smsGateway } from '#tests/setup/sms.ts'

let sms: SmsGateway
let lobby: Lobby
let desk: Desk
let admin: Desk
beforeAll(async () => {
  sms = await smsGateway()
  lobby = await startLobby({ env: { ...sms.env, TRUST_PROXY: '1', LOBBY_DEMO: 'anywhere' } })
  desk = await lobby.as('desk1')
  admin = await lobby.as('auth_0912345678', '晴川社區')
})
afterAll(async () => {
  await lobby.close()
  await sms.provider.close()
})

const nobody = () => lobby.nobody()
const openCommunity = (Sn: string, by = nobody()) =>
  by.post('/core/api/AuthorizationSn/UseSnOpenAccount', { Sn, Token: '' })
const newCode = async () => {
  const { body } = await admin.post('/api/v1/CommunityOpening', { Role: 'manager', Days: 7 })
  return body.Data as { Id: string; Sn: string }
}
const signIn = (body: object) => nobody().post('/mvc/api/Login/CheckAccountPassword', body)

/** Asks for so many codes by SMS in a day, a minute apart, and gives the last answer. */
async function codesTo(mobile: string, count: number): Promise<Answer> {
  for (let n = 1; n < count; n++) {
    await sendCode(nobody(), mobile, 'signIn')
    await lobby.owner.query("update phone_code set made_at = made_at - interval '61 seconds'")
  }
  return sendCode(nobody(), mobile, 'signIn')
}

/** Who may and what is asked: the codes of the documents that calls of what is built answer; those of the desk have their own table. */
const catalogue: Entry[] = [
  [
    'R237 a call without a session',
    401001,
    '登入過期或驗證失敗，請重新登入',
    () => nobody().get('/api/v1/Account/Me'),
  ],
  ['R273 a missing login cookie', 401001, '登入過期或驗證失敗，請重新登入', () => nobody().refresh()],
  [
    'R237 a session that ended',
    401001,
    '登入過期或驗證失敗，請重新登入',
    async () => {
      const leaving = await lobby.as('desk2', '晴川社區')
      await leaving.get('/mvc/api/ServiceWorker/AuthorizationLogout')
      return leaving.get('/api/v1/Account/Me')
    },
  ],
  [
    'R237 failed authentication',
    401101,
    '帳號或密碼不正確，還可以再試 4 次。',
    () => signIn({ Account: 'desk1', Password: 'wrong' }),
  ],
  [
    'R043 communities without a token',
    401102,
    '登入步驟已過期，請重新輸入帳號與密碼。',
    () => nobody().post('/mvc/api/Login/GetCommunitysWithToken', { Token: newId() }),
  ],
  [
    'R260, R277 no permission',
    403001,
    '您沒有這項功能的權限，請洽管理員。',
    () => desk.get('/api/v1/Retention'),
  ],
  [
    'R259, R278 an old account',
    403002,
    '舊帳號無法使用這項功能，請以手機號碼帳號重新登入。',
    () => desk.put('/api/v1/Account/Info', { Name: '林', Mail: '' }),
  ],
  [
    'R278 an old account opens a community',
    403002,
    '舊帳號無法使用這項功能，請以手機號碼帳號重新登入。',
    async () => openCommunity((await newCode()).Sn, desk),
  ],
  [
    'R239, R276 a service that is off',
    403003,
    '社區未啟用這項服務。',
    async () => (await lobby.as('desk2', '松濤苑')).get('/api/v1/CollectionPayment'),
  ],
  [
    'R261, R275 forbidden',
    403004,
    '這個要求不是由本系統的頁面送出。',
    () => desk.post('/api/v1/Identity/Login/Admin/WebCookie', {}, { origin: 'https://elsewhere.example' }),
  ],
  [
    'R088 not the highest manager',
    403005,
    '您並非最高權限管理者，無法進行此操作',
    async () => {
      const eip = await lobby.as('eip1')
      const Features = [{ ServiceId: 49, IsHidden: false }]
      return eip.put('/core/api/Community/Feature', { Features, Seen: Features })
    },
  ],
  [
    'R084 no manager account',
    403641,
    '此功能限社區管理人員帳號使用，請重新註冊新制「社區管理人員帳號」',
    () => desk.get('/core/api/ManagerIdentifier/Token'),
  ],
  [
    'R391 an activation code of another form',
    400651,
    '開通碼錯誤：應為 8 碼的數字或大寫英文字母。',
    () => openCommunity('abc'),
  ],
  ['R392 an empty activation code', 400650, '請輸入開通碼。', () => openCommunity('')],
  [
    'R395 an activation that fails',
    404650,
    '沒有這個開通碼，請向社區的最高權限管理者確認。',
    () => openCommunity('ZZZZZZZZ'),
  ],
  [
    'R041, R042 three codes by SMS a day',
    429641,
    '簡訊驗證一天最多 3 次，這個號碼今天已達上限，請明天再試，或改用密碼登入。',
    () => codesTo('0944000077', 4),
  ],
  [
    'R257 an announcement taken down',
    404680,
    '找不到指定系統公告',
    () => desk.get('/core/api/System/Detail', { Id: newId() }),
  ],
  ['R245 a request that is not right', 400001, '輸入的資料不正確，請檢查後再送出。', () => signIn({})],
  [
    'R242 nothing there',
    404000,
    '找不到這筆資料，可能已被移除。',
    () => desk.get(`/api/v1/Guest/${newId()}`),
  ],
  [
    'R246 another status: too large',
    413001,
    '資料太大，無法送出。',
    () => desk.post('/api/v2/Guest/CreateAndArrived', { GuestName: 'x'.repeat(2_000_000) }),
  ],
  [
    'R244 what is the server’s own to mend',
    500001,
    '伺服器發生錯誤',
    async () => {
      await lobby.owner.query('alter table retention_setting rename to retention_setting_away')
      const answer = await admin.get('/api/v1/Retention')
      await lobby.owner.query('alter table retention_setting_away rename to retention_setting')
      return answer
    },
  ],
]

describe('the error catalogue', () => {
  it.each(catalogue)('%s: %i %s', (...entry) => expectEntry(entry))
})
