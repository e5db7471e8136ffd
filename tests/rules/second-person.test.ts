import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { declared } from '#apps/server/modules.ts'
import { type FreshDatabase, freshDatabase } from '../setup/fresh-database.ts'

let fresh: FreshDatabase
let owner: pg.Client
beforeAll(async () => {
  fresh = await freshDatabase()
  owner = new pg.Client(fresh.connection)
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await fresh.drop()
})

/** Tables of which the database itself asks for a second person, and the permission with which one decides. */
const deciding: Record<string, string> = {
  account_rule: 'collecting.approve',
  beneficiary_account: 'collecting.approve',
  // What stood before the books is issued by another one, who has this as well.
  billing_run: 'payments.approve',
  refund: 'payments.approve',
}
/** With which permissions somebody asks for it. */
const asking: Readonly<Record<keyof typeof deciding, readonly string[]>> = {
  account_rule: ['collecting.configure'],
  beneficiary_account: ['collecting.configure'],
  billing_run: ['bills.edit', 'billImports.use'],
  refund: ['payments.refund', 'payments.undo'],
}

describe('a second person (decision 091)', () => {
  it('decides with a permission that is declared as one, so that an admin alone makes whoever has it', async () => {
    const { rows } = await owner.query<{ table: string }>(
      `select distinct conrelid::regclass::text as table from pg_constraint
       where contype = 'c' and pg_get_constraintdef(oid) ~ '\\w+_by <> \\w+_by' order by 1`,
    )
    expect(rows.map(({ table }) => table)).toEqual(Object.keys(deciding).sort())
    expect([...declared.secondPerson].sort()).toEqual([...new Set(Object.values(deciding))].sort())
  })

  it('has in front of it one who asks with a permission that is declared too, and that never is the one that approves (decision 095)', () => {
    expect(Object.keys(asking)).toEqual(Object.keys(deciding))
    expect([...declared.firstPerson].sort()).toEqual([...new Set(Object.values(asking).flat())].sort())
    expect(declared.firstPerson.filter((name) => !declared.permissions[name])).toEqual([])
    expect(declared.firstPerson.filter((name) => declared.secondPerson.includes(name))).toEqual([])
  })

  it('approves by a permission of that name, and no other permission has it', () => {
    const named = Object.keys(declared.permissions).filter((name) => name.endsWith('.approve'))
    expect(named.sort()).toEqual([...declared.secondPerson].sort())
  })
})
