import { showMoney } from '#platform/contract/show-money.ts'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { orderedEntries } from '#platform/server/entries.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import { bookAccounts, isMoney, kindOf } from '../accounts.ts'
import {
  type Account,
  accountChanged,
  accountFixed,
  type AccountGroup,
  accountHolds,
  accountNameTaken,
  accountOrderChanged,
  type ledger,
} from '../contract.ts'
import { accountsChanged } from '../events.ts'
import { balanceOf } from './balances.ts'
import { ledgerAccounts } from './tables.ts'

type Calls = typeof ledger.calls

const entries = orderedEntries(ledgerAccounts, {
  key: 'number',
  group: 'kind',
  problems: { changed: accountChanged, nameTaken: accountNameTaken, orderChanged: accountOrderChanged },
  tell: (context, act, number, before, after) => {
    context.emit(accountsChanged, {})
    context.audit({
      action: `ledger.${act}`,
      target: 'ledgerAccount',
      targetId: String(number ?? 0),
      before,
      after,
    })
  },
})

const fixed = new Set<number>(Object.values(bookAccounts))
/** Where the numbers of a group begin and end. */
const ranges: Readonly<Record<AccountGroup, readonly [number, number]>> = {
  asset: [1101, 1199],
  income: [4101, 4999],
  expense: [5101, 5999],
}
const isOf = (number: number): boolean =>
  isMoney(number) || kindOf(number) === 'income' || kindOf(number) === 'expense'

/** What the community decides about, group by group in its order; retired ones too. */
export async function listAccounts(lease: Lease): Promise<Account[]> {
  const rows = (await entries.read(lease)).filter(({ number }) => isOf(number))
  return Object.keys(ranges).flatMap((kind) =>
    rows
      .filter(({ number }) => kindOf(number) === kind)
      .map(({ number, name, retiredAt, version }) => ({
        number,
        kind: kind as AccountGroup,
        name,
        isFixed: fixed.has(number),
        isRetired: retiredAt !== null,
        version,
      })),
  )
}

async function accountOf(lease: Lease, number: number): Promise<Account> {
  const found = (await listAccounts(lease)).find((account) => account.number === number)
  if (!found) throw problems.notFound()
  return found
}

/** Adds an account at the end of its group, with the first number that is free. Throws accountNameTaken. */
export async function addAccount(
  context: Context,
  { kind, name }: Taken<Calls['addAccount']>,
): Promise<Account> {
  await oneAtATime(context, 'entries of ledger_account')
  const used = new Set((await entries.read(context)).map(({ number }) => number))
  const [first, last] = ranges[kind]
  let number = first
  while (used.has(number)) number++
  if (number > last) throw problems.failed()
  await entries.add(context, { kind, name, number })
  return accountOf(context, number)
}

/**
 * Names an account, retires it or brings it back, as the person saw it at `version`.
 * Throws notFound, accountChanged, accountNameTaken, accountFixed, accountHolds.
 */
export async function changeAccount(
  context: Context,
  { number, ...change }: Taken<Calls['changeAccount']>,
): Promise<Account> {
  const { name, isFixed } = await accountOf(context, number)
  if (change.isRetired && isFixed) throw accountFixed(name)
  if (change.isRetired && isMoney(number)) {
    // Nobody books meanwhile.
    await context.query('select from ledger_book for update')
    const left = await balanceOf(context, number)
    if (left !== 0) throw accountHolds(name, showMoney(left))
  }
  await entries.change(context, number, change)
  return accountOf(context, number)
}

/** Puts the accounts of a group in order. Throws accountOrderChanged when they are not as they were seen. */
export async function orderAccounts(
  context: Context,
  { kind, numbers, seen }: Taken<Calls['orderAccounts']>,
): Promise<Account[]> {
  const others = (await entries.read(context)).filter(
    (row) => row.kind === kind && !row.retiredAt && !isOf(row.number),
  )
  const rest = others.map(({ number }) => number)
  await entries.order(context, [...numbers, ...rest], [...seen, ...rest], { kind })
  return listAccounts(context)
}
