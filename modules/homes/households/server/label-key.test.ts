import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { labelKeys } from './label-key.ts'
import { labelPatterns } from './label-match.ts'

let lobby: Lobby
beforeAll(async () => {
  lobby = await startLobby()
})
afterAll(() => lobby.close())

const sign = fc.constantFrom(...'AbF12303棟-樓之 店F２Ａ／王')
const some = fc.string({ unit: sign, minLength: 1, maxLength: 9 })
const pair = fc
  .record({ label: some, from: fc.nat(8), length: fc.integer({ min: 1, max: 9 }), other: some })
  .map(({ label, from, length, other }) => ({
    label,
    // Half of them are a part of the label, so that there is something to find.
    typed: other.length % 2 ? other : label.slice(from % label.length, (from % label.length) + length),
  }))

describe('The key of a label', () => {
  it('means what the patterns mean, whatever is typed', async () => {
    const asked = fc.sample(pair, 4000).flatMap(({ label, typed }) => {
      const [patterns, keys] = [labelPatterns(typed), labelKeys(typed)]
      return patterns && keys ? [{ label, typed, ...patterns, keyWhole: keys.whole, keyPart: keys.part }] : []
    })
    const { rows: kept } = await lobby.owner.query<{ made: string }>(
      `select pg_get_expr(d.adbin, d.adrelid) as made from pg_attrdef d
         join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
       where d.adrelid = 'household'::regclass and a.attname = 'label_key'`,
    )
    const { rows } = await lobby.owner.query(
      `with asked as (
         select *, (${kept[0]?.made})::text collate "C" as key
         from jsonb_to_recordset($1) as x(label text, typed text, exact text, whole text, part text, "keyWhole" text, "keyPart" text)
       ), said as (
         select label, typed, key, "keyWhole",
           case when label ~ part then case when label ~ exact then 0 when label ~ whole then 1 else 2 end end as pattern,
           case when strpos(key, "keyPart") > 0 then
             case when rtrim(key, 'f') = "keyWhole" then 0 when strpos(key, "keyWhole") > 0 then 1 else 2 end end as by_key
         from asked
       )
       select * from said where pattern is distinct from by_key limit 5`,
      [JSON.stringify(asked)],
    )
    expect(rows).toEqual([])
    expect(asked.length).toBeGreaterThan(500)
  })
})
