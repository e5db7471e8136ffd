import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cast, castId } from '#database/cast/cast.ts'
import type { AnyCall } from '#platform/contract/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import { declared } from '#apps/server/modules.ts'
import { type Lobby, startLobby } from '../setup/lobby.ts'
import { foreignIds, tableOfId, unusedKeys } from '../setup/foreign-things.ts'
import { namesIds, sampleInput } from '../setup/sample-input.ts'

const here = castId('community', '晴川社區')
const foreignPath = 'webcam/2026/11/21/140532123-0123456789abcdef01.jpg'

let lobby: Lobby

beforeAll(async () => {
  lobby = await startLobby()
})
afterAll(() => lobby.close())

const calls = declared.contracts.flatMap(({ name, calls: ofModule }) =>
  Object.entries(ofModule)
    .filter(
      ([, call]) =>
        call.can !== 'public' && call.can !== 'operator' && call.body !== 'file' && call.body !== 'form',
    )
    .map(([key, call]) => [`${name}.${key}`, call] as [string, AnyCall]),
)

// They name no other thing than the new one, whose id is the caller's own in its own community.
const makesOnly = new Set([
  'managerDevices.addCard',
  'managerDevices.setPhone',
  'packageSettings.addKind',
  'packageSettings.addCourier',
  'packageSettings.addPosition',
  'householdProperties.addProperty',
  'householdProperties.addHouseholds',
  'visitorSettings.addReason',
  'visitorSettings.addPledgeKind',
  'visitorLoans.addLendable',
  'visitorBans.addBan',
  'lockers.add',
])

/** One line per table: everything that 晴川社區 has. */
async function everythingHere(): Promise<Record<string, string>> {
  const { rows } = await lobby.owner.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'community_id'
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'session' order by 1`,
  )
  const found: Record<string, string> = {}
  for (const { name } of rows) {
    const { rows: sums } = await lobby.owner.query<{ sum: string }>(
      `select count(*) || coalesce(md5(string_agg(t::text, '' order by t::text)), '') as sum
       from ${name} t where community_id = $1`,
      [here],
    )
    found[name] = sums[0]?.sum ?? ''
  }
  return found
}

describe('another community’s ids', () => {
  it('every call of one community’s session with the other’s ids finds nothing, changes nothing and leaks nothing', async () => {
    const small = await lobby.as('auth_0912345678', '松濤苑')
    await lobby.owner.query(
      `insert into community_service (community_id, service_id, kind, position)
       select $1, n, 1, 90 + n from unnest(array[48, 49]) n on conflict do nothing`,
      [small.info.ComId],
    )
    await lobby.owner.query(
      `insert into uploaded_file (community_id, id, path, folder, content_type, bytes, sha256, account_id, claimed_at)
       values ($1, gen_random_uuid(), $2, 'webcam', 'image/jpeg', 1, '', gen_random_uuid(), now())`,
      [here, foreignPath],
    )
    // The session of a colleague there is something of theirs too.
    await lobby.as('desk1')
    const ids = await foreignIds(lobby.owner)
    const values: Record<string, unknown> = {
      ReceiveType: 3,
      ReceiveCode: '',
      Tag: 'A棟',
      Path: foreignPath,
      WebcamUrl: '',
      HandwriteUrl: '',
      PhotoUrl: '',
      After: '',
      Email: '',
      Consent: '訪客登記所蒐集的個人資料僅供社區管理人員使用，期滿自動刪除。',
      Phone: '',
      Mobile: '0987654321',
      Phone2: '',
      Plate: 'ABC-1234',
      AvatarUrl: '',
      LineUserId: '',
      StartsAt: '22:00',
      EndsAt: '08:00',
      CarrierCode: 'AB12CD34',
      CarrierCodes: 'AB12CD34',
      DeviceSn: 'NEWPHONE23456789',
    }
    // Without a kind that modules declare these would look for nothing.
    const ofCalls: Record<string, string> = {
      'notices.remind:Kind': 'package',
      'householdMergers.split:Name': 'cards',
      // Nobody is an emergency contact without a number.
      'residents.addResident:Phone': '0987654321',
      'residents.changeResident:Phone': '0987654321',
    }
    const unknown = new Set<string>()
    const idFor = (call: string, field: string) => {
      const table = tableOfId(call, field)
      if (table === undefined) unknown.add(`${call}: ${field}`)
      return ids.get(table ?? '') ?? newId()
    }
    const inPath: Record<string, string> = {
      code: cast.phones.bound.serial,
      day: '2026-11-21',
      month: '2026-10',
      building: 'A棟',
      floor: '12F',
      channel: 'line',
      holder: 'resident',
      list: 'kinds',
      name: 'packages',
      number: '1',
      receiptNumber: '1',
      type: '1',
    }
    const before = await everythingHere()
    const faults: unknown[] = []
    for (const [name, call] of calls) {
      const path = call.path.replace(/\{(\w+)\}/g, (_, key: string) =>
        encodeURIComponent(inPath[key] ?? idFor(name, key)),
      )
      // What a call makes has words of its own.
      const words = (field: string, isId: boolean) => {
        if (isId) return idFor(name, field)
        return field === 'Tag' && makesOnly.has(name)
          ? '自建棟'
          : (ofCalls[`${name}:${field}`] ?? values[field])
      }
      const input = sampleInput(call.takes, words)
      const { status, body } =
        call.method === 'GET'
          ? await small.get(path, input as never)
          : await small.send(call.method, path, input)
      const code: number | undefined = body.ErrorMessage?.Code
      const asksById = call.method !== 'GET' && namesIds(call.takes) && !makesOnly.has(name)
      // A call that stops at its input proves nothing.
      if (status >= 500 || code === 400001) faults.push([name, status, code, body.Messages])
      else if (asksById && status < 400) faults.push([name, status, code])
      if (/A棟|王建民|林淑芬/.test(JSON.stringify(body))) faults.push([name, 'leaks'])
    }
    expect([...unknown]).toEqual([])
    expect(unusedKeys()).toEqual([])
    expect(faults).toEqual([])
    expect(await everythingHere()).toEqual(before)
    // Every call of the product, one after the other: on a busy machine that takes its time.
  }, 240_000)
})
