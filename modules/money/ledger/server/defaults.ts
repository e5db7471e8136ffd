import type { PlainConnection } from '#platform/server/manifest.ts'

/** The accounts of a new community by their numbers. */
export const defaultAccounts: readonly (readonly [number, string])[] = [
  [1101, '零用金'],
  [1102, '櫃台現金'],
  [1103, '銀行存款'],
  [1201, '應收管理費'],
  [1202, '代收在途'],
  [1203, '應收票據'],
  [2101, '預收款'],
  [2102, '待銷帳款'],
  [2198, '公設押金'],
  [3101, '期初餘額'],
  [4101, '管理費收入'],
  [4102, '停車費收入'],
  [4103, '公設使用收入'],
  [4104, '利息收入'],
  [4105, '充電費收入'],
  [4198, '違約金收入'],
  [4199, '其他收入'],
  [5101, '水電費'],
  [5102, '清潔費'],
  [5103, '保全費'],
  [5104, '修繕費'],
  [5105, '電梯保養費'],
  [5106, '文具雜支'],
  [5107, '代收手續費'],
  [5199, '其他支出'],
]

/** Puts the book and its accounts into a new community, with the owner's connection. */
export async function insertLedgerDefaults(connection: PlainConnection, communityId: string): Promise<void> {
  await connection.query('insert into ledger_book (community_id) values ($1)', [communityId])
  await connection.query(
    `insert into ledger_account (community_id, number, name, position)
     select $1, given.number, given.name, given.number from unnest($2::smallint[], $3::text[]) as given (number, name)`,
    [communityId, defaultAccounts.map(([number]) => number), defaultAccounts.map(([, name]) => name)],
  )
}
